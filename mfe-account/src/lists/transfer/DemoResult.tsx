import type { ListImport } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { signInPath } from 'shared-state'
import { Button, Cluster, EmptyState, LinkButton } from 'shared-ui'
import { transferTranslations } from './transferTranslations.ts'

interface DemoResultProps {
	found: ListImport
	onStartOver: () => void
}

/** The result of an import on a demo site: its counts, and a link to sign in. */
export function DemoResult({ found: { counts }, onStartOver }: DemoResultProps) {
	const t = useTranslations(transferTranslations)
	const shared = useTranslations(common)
	return (
		<EmptyState
			title={t('transfer.example', { count: counts.created + counts.changed })}
			text={t('transfer.example.text')}
			action={
				<Cluster $gap={3}>
					<LinkButton to={signInPath()} variant="primary">
						{shared('action.signIn')}
					</LinkButton>
					<Button onClick={onStartOver}>{t('transfer.another')}</Button>
				</Cluster>
			}
		/>
	)
}
