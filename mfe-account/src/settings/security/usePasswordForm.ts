import { showOutcome } from 'shared-composition'
import { useForm } from 'shared-composition/form'
import { accountChangeErrors, changeAccountRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { act, resumeSession } from 'shared-state'
import { withStepUp } from '../../auth/stepUp/withStepUp.ts'
import type { AccountForm } from '../account/useAccountForm.ts'
import { settingsTranslations } from '../settingsTranslations.ts'

export type PasswordForm = ReturnType<typeof usePasswordForm>

/** The form of a new password. It sends the stored account along, so that unsaved changes of it stay unsaved. */
export function usePasswordForm({ saved, setSaved }: Pick<AccountForm, 'saved' | 'setSaved'>) {
	const t = useTranslations(settingsTranslations)
	const account = { username: saved.username, bio: saved.bio, email: saved.email ?? '' }
	const form = useForm({
		/** `endsAccess`: whether the new password also ends apps, tokens and private addresses. */
		initialValues: () => ({ newPassword: '', confirmation: '', currentPassword: '', endsAccess: false }),
		validate: (typed) => ({
			...accountChangeErrors(saved, { ...account, ...typed }),
			...(typed.newPassword === '' && { newPassword: 'auth.password.short' as const }),
		}),
		async submit({ currentPassword, endsAccess, ...typed }) {
			const proof = currentPassword === '' ? {} : { currentPassword }
			const body = { ...account, ...typed, ...proof, ...(endsAccess && { endsAccess }) }
			const outcome = await withStepUp(() => act(changeAccountRoute, { body }))
			if (outcome.state === 'done') {
				setSaved(outcome.answer)
				void resumeSession()
			}
			if (outcome.state === 'done' || outcome.state === 'example') form.reset()
			return outcome
		},
		onSettled: (outcome) => showOutcome(outcome, t('settings.saved')),
	})
	return form
}
