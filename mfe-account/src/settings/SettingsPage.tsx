import { Navigate, useLoaderData, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { LoadFailure } from 'shared-composition'
import { useTranslations } from 'shared-i18n'
import { Container, Page, PageHeading, Stack } from 'shared-ui'
import { ConfirmEmail } from './account/ConfirmEmail.tsx'
import type { SettingsLoaderData } from './loadSettings.ts'
import { SettingsSections } from './SettingsSections.tsx'
import { sectionPath } from './sections.ts'
import { settingsTranslations } from './settingsTranslations.ts'

/** The settings page: the sections, an error, or the confirmation of an e-mail link. */
export function SettingsPage() {
	const t = useTranslations(settingsTranslations)
	const { account } = useLoaderData<SettingsLoaderData>()
	const { '*': rest } = useParams()
	const [search] = useSearchParams()
	const token = search.get('email')
	const { hash } = useLocation()
	// The passkeys stood in the account section before.
	if (hash === '#security' && rest === '') return <Navigate to={sectionPath('security')} replace />

	return (
		<Page>
			<title>{`${t('settings.title')} · Niouka`}</title>
			<Container>
				<Stack $gap={8}>
					<PageHeading title={t('settings.title')} lead={t('settings.lead')} />
					{token !== null ? (
						<ConfirmEmail token={token} />
					) : account.state === 'done' ? (
						<SettingsSections key={account.answer.id} account={account.answer} rest={rest} />
					) : (
						<LoadFailure title={t('settings.failed')} />
					)}
				</Stack>
			</Container>
		</Page>
	)
}
