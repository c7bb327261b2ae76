import { useNavigate } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { useForm } from 'shared-composition/form'
import { deleteAccountRoute } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { act, signOut } from 'shared-state'
import { Button, Stack } from 'shared-ui'
import { PasswordField } from 'shared-ui/controls'
import { Dialog } from 'shared-ui/windows'
import { withStepUp } from '../auth/stepUp/withStepUp.ts'
import { sectionTranslations } from './sectionTranslations.ts'

/** Confirms the deletion of the account, with the password. */
export function DeleteAccountDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
	const t = useTranslations(sectionTranslations)
	const shared = useTranslations(common)
	const navigate = useNavigate()
	const form = useForm({
		initialValues: () => ({ password: '' }),
		submit: (body) => withStepUp(() => act(deleteAccountRoute, { body })),
		async onSettled(outcome) {
			if (outcome.state === 'refused' && outcome.problem.fields?.password) return
			if (!showOutcome(outcome, t('delete.done'))) return
			onClose()
			if (outcome.state !== 'done') return
			// The server has ended the session; this clears it in the browser.
			await signOut()
			await navigate('/', { replace: true })
		},
	})

	return (
		<Dialog
			open
			onClose={onClose}
			title={t('delete.title')}
			closeLabel={shared('action.close')}
			footer={
				<>
					<Button data-autofocus onClick={onClose}>
						{shared('action.cancel')}
					</Button>
					<Button type="submit" form={form.props.id} variant="danger" loading={form.submitting}>
						{t('delete.confirm')}
					</Button>
				</>
			}
		>
			<form {...form.props}>
				<Stack>
					<p>{t(hasPassword ? 'delete.ask' : 'delete.askOnly')}</p>
					{hasPassword && (
						<PasswordField
							label={t('settings.currentPassword')}
							autoComplete="current-password"
							{...form.text('password')}
							showLabel={t('auth.password.show')}
							hideTextLabel={t('auth.password.hide')}
						/>
					)}
				</Stack>
			</form>
		</Dialog>
	)
}
