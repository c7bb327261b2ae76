import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type FormOf, useForm } from 'shared-composition/form'
import type { SignedIn } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { $reload, needsReloadAfterSignIn, pathAfterSignIn } from 'shared-state'
import { Button, Stack, space } from 'shared-ui'
import { PasswordField, Tabs, TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { type AuthMode, type Credentials, failureText, submitCredentials } from './credentials.ts'
import { DiscordSignInButton } from './discord/DiscordSignInButton.tsx'
import { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx'
import { PasskeySignIn } from './PasskeySignIn.tsx'
import { Refusal } from './passkey/Refusal.tsx'
import { needsSecondFactor, SecondFactor } from './SecondFactor.tsx'
import { signInReason } from './signInReason.ts'
import { signInTranslations } from './signInTranslations.ts'

/**
 * The tabs for sign-in and registration. Typed values survive a switch of tabs and a refusal; the refusal is cleared by
 * the switch.
 */
export function AuthTabs({ onSigningIn }: { onSigningIn: (isSigningIn: boolean) => void }) {
	const t = useTranslations(signInTranslations)
	const navigate = useNavigate()
	const { search } = useLocation()
	const reason = signInReason(search)
	const [mode, setMode] = useState<AuthMode>('login')
	const [recovering, setRecovering] = useState(false)
	const [isSecondStep, setSecondStep] = useState(false)
	const form = useForm({
		initialValues: () => ({ username: '', email: '', password: '' }),
		submit(credentials) {
			onSigningIn(true)
			return submitCredentials(mode, credentials)
		},
		onSettled(outcome) {
			if (outcome.state === 'done') return goOn()
			// The form stays until the navigation after the second step, too.
			if (needsSecondFactor(outcome)) return setSecondStep(true)
			onSigningIn(false)
		},
	})

	function goOn() {
		// A full reload drops the data of the previous member from memory.
		if (needsReloadAfterSignIn()) $reload.get()(pathAfterSignIn(search))
		else void navigate(pathAfterSignIn(search))
	}

	function leaveSecondStep() {
		setSecondStep(false)
		onSigningIn(false)
		form.reset({ ...form.values, password: '' })
	}

	function switchTo(next: AuthMode) {
		setMode(next)
		form.clearErrors()
	}

	if (isSecondStep) return <SecondFactor onSignedIn={goOn} onBack={leaveSecondStep} />
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
					{form.failure && <Refusal role="alert">{failureText(form.failure)}</Refusal>}
					<AuthForm mode={mode} form={form} onForgot={() => setRecovering(true)} />
					{mode === 'login' && <PasskeySignIn onSigningIn={onSigningIn} onSignedIn={goOn} />}
					<DiscordSignInButton />
				</Stack>
			</Tabs>
			<ForgotPasswordDialog open={recovering} email={form.values.email} onClose={() => setRecovering(false)} />
		</>
	)
}

const Form = styled.form`
	display: grid;
	gap: ${space[4]};
`
const Forgot = styled.div`
	justify-self: end;
	/* Aligns the text of the button, not its padding, with the fields. */
	margin-inline-end: calc(-1 * ${space[3]});
`

interface AuthFormProps {
	mode: AuthMode
	form: FormOf<Credentials, SignedIn>
	onForgot: () => void
}

/** The fields of a mode. Values are sent as typed: the server validates them. */
function AuthForm({ mode, form, onForgot }: AuthFormProps) {
	const t = useTranslations(signInTranslations)
	// The refusal is shown above the form.
	const text = (field: keyof Credentials) => ({ ...form.text(field), error: undefined })

	return (
		<Form {...form.props}>
			{mode === 'register' && (
				<TextField label={t('auth.username')} name="username" autoComplete="nickname" {...text('username')} />
			)}
			<TextField
				label={t('auth.email')}
				type="email"
				name="email"
				// The e-mail is the user name, so a password manager stores it with the password.
				autoComplete={mode === 'login' ? 'username webauthn' : 'username'}
				{...text('email')}
			/>
			<PasswordField
				label={t('auth.password')}
				hint={mode === 'register' ? t('auth.password.hint') : undefined}
				name="password"
				autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
				{...text('password')}
				showLabel={t('auth.password.show')}
				hideTextLabel={t('auth.password.hide')}
			/>
			{mode === 'login' && (
				<Forgot>
					<Button variant="quiet" size="sm" onClick={onForgot}>
						{t('auth.forgot')}
					</Button>
				</Forgot>
			)}
			<Button type="submit" variant="primary" size="lg" wide loading={form.submitting}>
				{t(`auth.submit.${mode}`)}
			</Button>
		</Form>
	)
}
