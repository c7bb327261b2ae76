import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useForm } from 'shared-composition/form'
import { useWords } from 'shared-i18n'
import { $load, isSecondMember, pathAfterSignIn } from 'shared-state'
import { color, Stack, size } from 'shared-ui'
import { Tabs } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { DiscordSignIn } from '../discord/DiscordSignIn.tsx'
import { words } from '../words.ts'
import { AuthForm } from './AuthForm.tsx'
import { type AuthMode, refusal, submit } from './credentials.ts'
import { RecoverDialog } from './RecoverDialog.tsx'
import { signInReason } from './signInReason.ts'

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
	const [recovering, setRecovering] = useState(false)
	const form = useForm({
		initialValues: () => ({ username: '', email: '', password: '' }),
		submit(credentials) {
			onSigningIn(true)
			return submit(mode, credentials)
		},
		onSettled(outcome) {
			if (outcome.state !== 'done') return onSigningIn(false)
			// What the page holds of the member before goes with its memory.
			if (isSecondMember()) $load.get()(pathAfterSignIn(search))
			else void navigate(pathAfterSignIn(search))
		},
	})

	function switchTo(next: AuthMode) {
		setMode(next)
		form.clearErrors()
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
					{form.failure && <Refusal role="alert">{refusal(form.failure)}</Refusal>}
					<AuthForm mode={mode} form={form} onForgot={() => setRecovering(true)} />
					<DiscordSignIn />
				</Stack>
			</Tabs>
			<RecoverDialog open={recovering} email={form.values.email} onClose={() => setRecovering(false)} />
		</>
	)
}
