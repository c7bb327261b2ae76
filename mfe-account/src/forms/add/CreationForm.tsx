import type { ReactNode } from 'react'
import { useTranslations } from 'shared-i18n'
import { Button, Cluster, Meta, Stack } from 'shared-ui'
import { addTranslations } from './addTranslations.ts'
import type { useCreation } from './useCreation.ts'

interface CreationFormProps {
	creation: Pick<ReturnType<typeof useCreation>, 'name' | 'props' | 'submitting' | 'restored' | 'clear'>
	children: ReactNode
}

/** The form element of a creation page: a notice about a restored draft, the fields and the submit button. */
export function CreationForm({ creation: { name, props, submitting, restored, clear }, children }: CreationFormProps) {
	const t = useTranslations(addTranslations)
	return (
		<Stack as="form" $gap={6} {...props}>
			{restored && (
				<Cluster $between role="status">
					<Meta>{t('add.restored')}</Meta>
					<Button size="sm" variant="quiet" onClick={clear}>
						{t('add.discard')}
					</Button>
				</Cluster>
			)}
			{children}
			<Cluster>
				<Button type="submit" variant="primary" size="lg" loading={submitting}>
					{t(`add.${name}.title`)}
				</Button>
			</Cluster>
		</Stack>
	)
}
