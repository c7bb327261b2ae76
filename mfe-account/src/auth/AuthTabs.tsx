import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useWords } from 'shared-i18n'
import { $load, isSecondMember, pathAfterSignIn } from 'shared-state'
import { color, Stack, size } from 'shared-ui'
import { Tabs } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { DiscordSignIn } from '../discord/DiscordSignIn.tsx'
import { words } from '../words.ts'
import { AuthForm } from './AuthForm.tsx'
import { type AuthMode, type Credentials, refusal, submit } from './credentials.ts'
import { RecoverDialog } from './RecoverDialog.tsx'
import { signInReason } from './signInReason.ts'

const EMPTY: Credentials = { username: '', email: '', password: '' }

const Refusal = styled.p`
	font-size: ${size.sm};
	font-weight: 600;
	color: ${color.danger};
`

/** The two ways in. What was typed stays when the tab is switched or the server refuses; its reason goes with the tab. */
export function AuthTabs({ onSigningIn }: { onSigningIn: (isSigningIn: boolean) => void }) {
	const t = useWords(words)
	const navigate = useNavigate()
	const { search } = useLocation()
	const reason = signInReason(search)
	const [mode, setMode] = useState<AuthMode>('login')
	const [fields, setFields] = useState(EMPTY)
	const [refused, setRefused] = useState<string>()
	const [sending, setSending] = useState(false)
	const [recovering, setRecovering] = useState(false)

	function switchTo(next: AuthMode) {
		setMode(next)
		setRefused(undefined)
	}

	async function send() {
		setSending(true)
		setRefused(undefined)
		onSigningIn(true)
		const outcome = await submit(mode, fields)
		setSending(false)
		setRefused(refusal(outcome))
		if (outcome.state !== 'done') return onSigningIn(false)
		// What the page holds of the member before goes with its memory.
		if (isSecondMember()) $load.get()(pathAfterSignIn(search))
		else await navigate(pathAfterSignIn(search))
	}

	return (
		<>
			<h1>{t(`auth.welcome.${mode}`)}</h1>
			{reason && <p>{t(`auth.reason.${reason}`)}</p>}
			<Tabs
				label={t('auth.tabs')}
				tabs={[
					{ id: 'login', label: t('auth.tab.login') },
					{ id: 'register', label: t('auth.tab.register') },
				]}
				selected={mode}
				onSelect={switchTo}
			>
				<Stack $gap={4}>
					{refused && <Refusal role="alert">{refused}</Refusal>}
					<AuthForm
						mode={mode}
						fields={fields}
						onChange={(change) => setFields({ ...fields, ...change })}
						onSubmit={() => void send()}
						onForgot={() => setRecovering(true)}
						sending={sending}
					/>
					<DiscordSignIn />
				</Stack>
			</Tabs>
			<RecoverDialog open={recovering} email={fields.email} onClose={() => setRecovering(false)} />
		</>
	)
}
