import { useLoaderData, useParams, useRevalidator, useSearchParams } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import { useWords } from 'shared-i18n'
import { Container, Page, PageHeading, Stack } from 'shared-ui'
import { words } from '../words.ts'
import { ConfirmEmail } from './account/ConfirmEmail.tsx'
import type { SettingsArrival } from './loadSettings.ts'
import { SettingsScreen } from './SettingsScreen.tsx'
import { sectionOf } from './section.ts'

/** The settings, however the account came: there, failed, or with the link of a mail. */
export function SettingsPage() {
	const t = useWords(words)
	const { account } = useLoaderData<SettingsArrival>()
	const { revalidate } = useRevalidator()
	const { '*': rest } = useParams()
	const [search] = useSearchParams()
	const token = search.get('email')

	return (
		<Page>
			<title>{`${t('settings.title')} · Niouka`}</title>
			<Container>
				<Stack $gap={8}>
					<PageHeading title={t('settings.title')} lead={t('settings.lead')} />
					{token !== null ? (
						<ConfirmEmail token={token} />
					) : account.state === 'done' ? (
						<SettingsScreen key={account.answer.id} account={account.answer} section={sectionOf(rest)} />
					) : (
						<FailurePanel title={t('settings.failed')} onRetry={revalidate} />
					)}
				</Stack>
			</Container>
		</Page>
	)
}
