import { useState } from 'react'
import { announce } from 'shared-composition'
import { useForm } from 'shared-composition/form'
import {
	type AccountChange,
	type AccountSettings,
	accountBreaches,
	changeAccountRoute,
	dropEmailChangeRoute,
} from 'shared-contract'
import { useWords } from 'shared-i18n'
import { act, resumeSession } from 'shared-state'
import { words } from '../../words.ts'
import { accountDraft, typedBefore } from './accountDraft.ts'
import { type ChosenPicture, type PicturePurpose, sendPicture } from './picture.ts'

/** What becomes of a picture: it stays, the drawn one takes its place, or one that was chosen and is not sent yet. */
export type PictureChange = { kind: 'kept' } | { kind: 'drawn' } | ({ kind: 'chosen' } & ChosenPicture)

/** What stands in the fields. */
export interface AccountFields extends Record<PicturePurpose, PictureChange> {
	username: string
	bio: string
	email: string
	newPassword: string
	confirmation: string
	currentPassword: string
}

export type AccountForm = ReturnType<typeof useAccountForm>

/** The form of the account: it holds what was typed until it is saved or given up, whatever part is in sight. */
export function useAccountForm(account: AccountSettings) {
	const t = useWords(words)
	// As the server has it.
	const [saved, setSaved] = useState(account)
	const form = useForm<AccountFields, unknown>({
		initialValues: () => fieldsOf(saved),
		draft: {
			restore: () => ({ values: { ...fieldsOf(account), ...typedBefore(account.id) }, key: '' }),
			keep: ({ username, bio, email }) => accountDraft.save({ id: account.id, username, bio, email }),
			forget: accountDraft.clear,
		},
		validate: (fields) => accountBreaches(saved, bodyOf(fields)),
		async submit(fields) {
			const ids: Pick<AccountChange, 'avatarId' | 'bannerId'> = {}
			for (const purpose of ['avatar', 'banner'] as const) {
				const change = fields[purpose]
				if (change.kind === 'drawn') ids[`${purpose}Id`] = null
				if (change.kind !== 'chosen') continue
				const outcome = await sendPicture(purpose, change)
				if (outcome.state === 'refused') {
					return { ...outcome, problem: { ...outcome.problem, fields: { [purpose]: outcome.problem.code } } }
				}
				if (outcome.state !== 'done') return outcome
				// Sent once: where the rest is refused it is not sent again.
				form.set({ [purpose]: { ...change, id: outcome.answer } })
				ids[`${purpose}Id`] = outcome.answer
			}
			const outcome = await act(changeAccountRoute, { body: { ...bodyOf(fields), ...ids } })
			if (outcome.state === 'done') settle(outcome.answer)
			if (outcome.state === 'done') void resumeSession()
			if (outcome.state === 'example') settle(exampleOf(saved, fields))
			return outcome
		},
		onSettled: (outcome) => announce(outcome, t('settings.saved')),
	})

	function settle(account: AccountSettings) {
		setSaved(account)
		form.reset(fieldsOf(account))
	}

	async function dropEmailChange() {
		const outcome = await act(dropEmailChangeRoute, {})
		if (announce(outcome, t('settings.email.dropped'))) setSaved((account) => ({ ...account, pendingEmail: null }))
	}

	return { ...form, saved, discard: () => form.reset(), dropEmailChange }
}

/** Whether there is something to save. */
export function isChanged({ saved, values }: Pick<AccountForm, 'saved' | 'values'>): boolean {
	const { avatar, banner, ...texts } = fieldsOf(saved)
	const isTyped = Object.entries(texts).some(([field, text]) => values[field as keyof AccountFields] !== text)
	return isTyped || values.avatar.kind !== 'kept' || values.banner.kind !== 'kept'
}

/** Whether what is to be saved asks for the current password. */
export function needsPassword({ saved, values }: Pick<AccountForm, 'saved' | 'values'>): boolean {
	return saved.hasPassword && (values.newPassword !== '' || values.email.trim() !== (saved.email ?? ''))
}

function fieldsOf({ username, bio, email }: AccountSettings): AccountFields {
	const passwords = { newPassword: '', confirmation: '', currentPassword: '' }
	return { username, bio, email: email ?? '', ...passwords, avatar: { kind: 'kept' }, banner: { kind: 'kept' } }
}

function bodyOf({ username, bio, email, newPassword, confirmation, currentPassword }: AccountFields): AccountChange {
	return {
		username,
		bio,
		email,
		...(newPassword === '' && confirmation === '' ? {} : { newPassword, confirmation }),
		...(currentPassword === '' ? {} : { currentPassword }),
	}
}

/** What a visitor of the demo sees of what they entered: it stays in this browser. */
function exampleOf(saved: AccountSettings, { username, bio, email, avatar, banner }: AccountFields): AccountSettings {
	const shown = {
		...(avatar.kind === 'chosen' ? { avatarUrl: avatar.url, hasAvatar: true } : {}),
		...(banner.kind === 'chosen' ? { bannerUrl: banner.url, hasBanner: true } : {}),
	}
	return { ...saved, username, bio, email: email === '' ? saved.email : email, ...shown }
}
