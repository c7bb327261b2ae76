import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { useTranslations } from 'shared-i18n'
import { $site, pathAfterSignIn } from 'shared-state'
import { Button, ChatIcon, Meta, Stack } from 'shared-ui'
import { signInTranslations } from '../signInTranslations.ts'
import { startDiscordOAuth } from './startDiscordOAuth.ts'

/** The button to sign in with Discord, if the site offers it. */
export function DiscordSignInButton() {
	const t = useTranslations(signInTranslations)
	const { discord = false } = useStore($site)
	const { search } = useLocation()
	const [going, setGoing] = useState(false)
	if (!discord) return null

	async function go() {
		setGoing(true)
		const outcome = await startDiscordOAuth(pathAfterSignIn(search))
		if (outcome.state === 'done') return
		setGoing(false)
		showOutcome(outcome, '')
	}

	return (
		<Stack $gap={3}>
			<Meta as="p" style={{ textAlign: 'center' }}>
				{t('discord.or')}
			</Meta>
			<Button wide size="lg" loading={going} onClick={() => void go()}>
				<ChatIcon size={18} />
				{t('discord.signIn')}
			</Button>
		</Stack>
	)
}
