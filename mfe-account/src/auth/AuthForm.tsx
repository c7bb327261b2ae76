import type { FormOf } from 'shared-composition/form'
import type { SignedIn } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Button, space } from 'shared-ui'
import { PasswordField, TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import type { AuthMode, Credentials } from './credentials.ts'
import { signInTranslations } from './signInTranslations.ts'

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

/** The fields of a mode. Values are sent as typed: the browser validates the e-mail field only, the server the rest. */
export function AuthForm({ mode, form, onForgot }: AuthFormProps) {
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
