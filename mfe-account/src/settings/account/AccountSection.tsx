import { deferred } from 'shared-composition'
import { loadTranslations, useTranslations } from 'shared-i18n'
import { Button, Cluster, LinkButton, Meta, Panel, Skeleton, Stack } from 'shared-ui'
import { signInTranslations } from '../../auth/signInTranslations.ts'
import { settingsTranslations } from '../settingsTranslations.ts'
import { FormFooter } from '../style.ts'
import { isChanged } from './accountFields.ts'
import { PrivateFields } from './PrivateFields.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import type { AccountForm } from './useAccountForm.ts'

// One chunk for what is further down.
async function loadPanels() {
	const [chunk] = await Promise.all([
		import(/* webpackChunkName: "settings-security" */ './accountPanels.ts'),
		loadTranslations(signInTranslations),
	])
	return chunk
}
const loading = {
	skeleton: (
		<Panel>
			<Skeleton $height="12rem" />
		</Panel>
	),
}
const DiscordLink = deferred(async () => (await loadPanels()).DiscordLink)
const SecurityPanel = deferred(async () => (await loadPanels()).SecurityPanel, loading)
const Sessions = deferred(async () => (await loadPanels()).Sessions, loading)

/** The account settings: profile, private data, Discord, passkeys and sessions. */
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
			<DiscordLink name={form.saved.discordName} />
			<SecurityPanel />
			<Sessions />
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
