import { useTranslations } from 'shared-i18n'
import { Button, Cluster, LinkButton, Meta, Panel, Stack } from 'shared-ui'
import { settingsTranslations } from '../settingsTranslations.ts'
import { FormFooter } from '../style.ts'
import { isChanged } from './accountFields.ts'
import { PrivateFields } from './PrivateFields.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import type { AccountForm } from './useAccountForm.ts'

/** The account settings: profile and private data. */
export function AccountSection({ form }: { form: AccountForm }) {
	const t = useTranslations(settingsTranslations)
	return (
		<Stack $gap={8}>
			<Panel as="form" {...form.props} noValidate>
				<Stack $gap={8}>
					<ProfileFields form={form} />
					<PrivateFields form={form} />
					<FormFooter>
						<Button type="submit" variant="primary" loading={form.submitting}>
							{t('settings.save')}
						</Button>
						{isChanged(form) && !form.submitting && (
							<Button variant="quiet" onClick={form.discard}>
								{t('settings.discard')}
							</Button>
						)}
					</FormFooter>
				</Stack>
			</Panel>
			<Panel>
				<Cluster $between $gap={4}>
					<div>
						<h2>{t('settings.transfer')}</h2>
						<Meta as="p">{t('settings.transfer.text')}</Meta>
					</div>
					<LinkButton to="/lists/import">{t('transfer.open')}</LinkButton>
				</Cluster>
			</Panel>
		</Stack>
	)
}
