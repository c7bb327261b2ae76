import { useStore } from '@nanostores/react'
import type { FormEvent } from 'react'
import { announce } from 'shared-composition'
import { useWords } from 'shared-i18n'
import { Button, Cluster, LinkButton, Meta, Panel, Stack } from 'shared-ui'
import { focusFirstWrong } from '../../add/focusFirstWrong.ts'
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
	const state = useStore(form.$state)
	const changed = isChanged(state)

	async function save(event: FormEvent<HTMLElement>) {
		event.preventDefault()
		const { currentTarget } = event
		if (!announce(await form.save(), t('settings.saved'))) focusFirstWrong(currentTarget)
	}

	return (
		<Stack $gap={8}>
			<Panel as="form" onSubmit={(event: FormEvent<HTMLElement>) => void save(event)} noValidate>
				<Stack $gap={8}>
					<PublicProfile form={form} state={state} />
					<PrivateData form={form} state={state} />
					<Save>
						<Button type="submit" variant="primary" loading={state.sending}>
							{t('settings.save')}
						</Button>
						{changed && !state.sending && (
							<Button variant="quiet" onClick={form.discard}>
								{t('settings.discard')}
							</Button>
						)}
					</Save>
				</Stack>
			</Panel>
			<DiscordLink name={state.saved.discordName} />
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
