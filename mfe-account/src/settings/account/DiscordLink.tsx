import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { showOutcome } from 'shared-composition'
import { unlinkDiscordRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { $session, $site, act } from 'shared-state'
import { Button, Meta, Panel } from 'shared-ui'
import { startDiscordOAuth } from '../../auth/discord/startDiscordOAuth.ts'
import { signInTranslations } from '../../auth/signInTranslations.ts'
import { PanelSection } from '../style.ts'

/** Links the account to Discord, if the site offers it. */
export function DiscordLink({ name }: { name: string | null }) {
	const t = useTranslations(signInTranslations)
	const titleId = useId()
	const { discord = false } = useStore($site)
	const session = useStore($session)
	const [linked, setLinked] = useState(name)
	if (!discord || session.state === 'visitor') return null

	async function link() {
		const outcome = await startDiscordOAuth('/settings/security')
		if (outcome.state !== 'done') showOutcome(outcome, '')
	}

	async function unlink() {
		const outcome = await act(unlinkDiscordRoute, {})
		if (showOutcome(outcome, t('discord.unlinked'))) setLinked(null)
	}

	return (
		<Panel>
			<PanelSection aria-labelledby={titleId}>
				<div>
					<h2 id={titleId}>{t('discord.title')}</h2>
					<Meta as="p">{linked === null ? t('discord.lead') : t('discord.linkedAs', { name: linked })}</Meta>
				</div>
				<div>
					{linked === null ? (
						<Button onClick={() => void link()}>{t('discord.link')}</Button>
					) : (
						<Button onClick={() => void unlink()}>{t('discord.unlink')}</Button>
					)}
				</div>
			</PanelSection>
		</Panel>
	)
}
