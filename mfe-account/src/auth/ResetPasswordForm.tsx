import { useNavigate } from 'react-router-dom'
import { outcomeMessage } from 'shared-composition'
import { useForm } from 'shared-composition/form'
import { resetPasswordRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { call, showToast } from 'shared-state'
import { Button, Meta, Stack } from 'shared-ui'
import { PasswordField } from 'shared-ui/controls'
import { signInTranslations } from './signInTranslations.ts'

/** Sets a new password with a reset token, then opens the sign-in page. */
export function ResetPasswordForm({ token }: { token: string }) {
	const t = useTranslations(signInTranslations)
	const navigate = useNavigate()
	const form = useForm({
		initialValues: () => ({ password: '' }),
		submit: ({ password }) => call(resetPasswordRoute, { body: { token, password } }),
		async onSettled(outcome) {
			if (outcome.state !== 'done') return
			showToast('good', t('recover.saved'))
			await navigate('/auth', { replace: true })
		},
	})

	return (
		<form {...form.props}>
			<Stack>
				<Meta as="p">{t('recover.ends')}</Meta>
				<PasswordField
					label={t('recover.new')}
					hint={t('auth.password.hint')}
					autoComplete="new-password"
					{...form.text('password')}
					error={form.failure && outcomeMessage(form.failure)}
					showLabel={t('auth.password.show')}
					hideTextLabel={t('auth.password.hide')}
				/>
				<Button type="submit" variant="primary" size="lg" wide loading={form.submitting}>
					{t('recover.save')}
				</Button>
			</Stack>
		</form>
	)
}
