import { useWords } from 'shared-i18n'
import { Button, Cluster, LinkButton, Meta, Panel, Stack } from 'shared-ui'
import { words } from '../../words.ts'
import { Save } from '../style.ts'
import { type AccountForm, isChanged } from './accountForm.ts'
import { DiscordLink } from './DiscordLink.tsx'
import { PrivateData } from './PrivateData.tsx'
import { PublicProfile } from './PublicProfile.tsx'
import { Sessions } from './Sessions.tsx'

/** Who the member is, to others and to the site, and where they are signed in. */
export function AccountSection({ form }: { form: AccountForm }) {
	const t = useWords(words)
	return (
		<Stack $gap={8}>
			<Panel as="form" {...form.props} noValidate>
				<Stack $gap={8}>
					<PublicProfile form={form} />
					<PrivateData form={form} />
					<Save>
						<Button type="submit" variant="primary" loading={form.submitting}>
							{t('settings.save')}
						</Button>
						{isChanged(form) && !form.submitting && (
							<Button variant="quiet" onClick={form.discard}>
								{t('settings.discard')}
							</Button>
						)}
					</Save>
				</Stack>
			</Panel>
			<DiscordLink name={form.saved.discordName} />
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
