import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import { tabDraft, useForm } from 'shared-composition/form'
import { sendPicture } from 'shared-composition/upload'
import {
	type AccountChange,
	type AccountSettings,
	accountChangeErrors,
	changeAccountRoute,
	dropEmailChangeRoute,
} from 'shared-contract'
import { object, string } from 'shared-contract/schema'
import { useTranslations } from 'shared-i18n'
import { act, resumeSession } from 'shared-state'
import { withStepUp } from '../../auth/stepUp/withStepUp.ts'
import { settingsTranslations } from '../settingsTranslations.ts'
import { type AccountFields, bodyOf, exampleOf, fieldsOf } from './accountFields.ts'

/** The unsaved values of the account form, without passwords. */
const accountDraft = tabDraft(
	'form settings',
	object({ id: string(), username: string(), bio: string(), email: string() }),
)

export type AccountForm = ReturnType<typeof useAccountForm>

/** The state of the account form. It keeps unsaved values while other sections are open. */
export function useAccountForm(account: AccountSettings) {
	const t = useTranslations(settingsTranslations)
	// The account as stored on the server.
	const [saved, setSaved] = useState(account)
	const form = useForm<AccountFields, unknown>({
		initialValues: () => fieldsOf(saved),
		draft: {
			restore: () => ({ values: { ...fieldsOf(account), ...draftedFields(account.id) }, key: '' }),
			keep: ({ username, bio, email }) => accountDraft.keep({ id: account.id, username, bio, email }, ''),
			forget: accountDraft.forget,
		},
		validate: (fields) => accountChangeErrors(saved, bodyOf(fields)),
		async submit(fields) {
			const ids: Pick<AccountChange, 'avatarId' | 'bannerId'> = {}
			for (const purpose of ['avatar', 'banner'] as const) {
				const change = fields[purpose]
				if (change.kind === 'default') ids[`${purpose}Id`] = null
				if (change.kind !== 'chosen') continue
				const outcome = await sendPicture(purpose, change)
				if (outcome.state === 'refused') {
					return { ...outcome, problem: { ...outcome.problem, fields: { [purpose]: outcome.problem.code } } }
				}
				if (outcome.state !== 'done') return outcome
				ids[`${purpose}Id`] = outcome.answer.id
			}
			const body = { ...bodyOf(fields), ...ids }
			const outcome = await withStepUp(() => act(changeAccountRoute, { body }))
			if (outcome.state === 'done') settle(outcome.answer)
			if (outcome.state === 'done') void resumeSession()
			if (outcome.state === 'example') settle(exampleOf(saved, fields))
			return outcome
		},
		onSettled: (outcome) => showOutcome(outcome, t('settings.saved')),
	})

	function settle(account: AccountSettings) {
		setSaved(account)
		form.reset(fieldsOf(account))
	}

	async function dropEmailChange() {
		const outcome = await act(dropEmailChangeRoute, {})
		if (showOutcome(outcome, t('settings.email.dropped'))) setSaved((account) => ({ ...account, pendingEmail: null }))
	}

	return { ...form, saved, setSaved, discard: () => form.reset(), dropEmailChange }
}

/** The stored values of this member, after a sign-in or a reload. */
function draftedFields(memberId: string): { username?: string; bio?: string; email?: string } {
	const { id, ...typed } = accountDraft.restore()?.values ?? {}
	return id === memberId ? typed : {}
}
