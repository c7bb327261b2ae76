import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { outcomeMessage } from 'shared-composition'
import { useForm } from 'shared-composition/form'
import { recoverRoute } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { $site, call } from 'shared-state'
import { Button, Stack } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { Dialog } from 'shared-ui/windows'
import { signInTranslations } from './signInTranslations.ts'

interface ForgotPasswordDialogProps {
	open: boolean
	/** The e-mail of the sign-in form. */
	email: string
	onClose: () => void
}

/** Requests a password reset link. The answer does not reveal whether the account exists. */
export function ForgotPasswordDialog({ open, ...props }: ForgotPasswordDialogProps) {
	return open ? <OpenForgotPasswordDialog {...props} /> : null
}

function OpenForgotPasswordDialog({ email: typed, onClose }: Omit<ForgotPasswordDialogProps, 'open'>) {
	const t = useTranslations(signInTranslations)
	const shared = useTranslations(common)
	const { mail = false } = useStore($site)
	const [sent, setSent] = useState<{ mail: boolean }>()
	const form = useForm({
		initialValues: () => ({ email: typed }),
		submit: (body) => call(recoverRoute, { body }),
		onSettled: (outcome) => outcome.state === 'done' && setSent(outcome.answer),
	})

	return (
		<Dialog
			open
			onClose={onClose}
			title={t('recover.title')}
			closeLabel={shared('action.close')}
			footer={
				sent ? (
					<Button onClick={onClose}>{shared('action.close')}</Button>
				) : (
					<Button type="submit" form={form.props.id} variant="primary" loading={form.submitting}>
						{t('recover.send')}
					</Button>
				)
			}
		>
			{sent ? (
				<p role="status">{t(sent.mail ? 'recover.sent' : 'recover.mailOff')}</p>
			) : (
				<form {...form.props}>
					<Stack>
						<p>{t(mail ? 'recover.text' : 'recover.text.mailOff')}</p>
						<TextField
							label={t('auth.email')}
							type="email"
							required
							autoComplete="email"
							{...form.text('email')}
							error={form.failure && outcomeMessage(form.failure)}
						/>
					</Stack>
				</form>
			)}
		</Dialog>
	)
}
