import { useNavigate } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { useForm } from 'shared-composition/form'
import { FormDialog } from 'shared-composition/form/dialog'
import { deleteAccountRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { act, signOut } from 'shared-state'
import { Stack } from 'shared-ui'
import { PasswordField } from 'shared-ui/controls'
import { withStepUp } from '../auth/stepUp/withStepUp.ts'
import { sectionTranslations } from './sectionTranslations.ts'

/** Confirms the deletion of the account, with the password. */
export function DeleteAccountDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
	const t = useTranslations(sectionTranslations)
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
		<FormDialog title={t('delete.title')} form={form} submit={t('delete.confirm')} danger onClose={onClose}>
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
		</FormDialog>
	)
}
