import { map, type ReadableAtom } from 'nanostores'
import {
	type AccountChange,
	type AccountSettings,
	accountBreaches,
	changeAccountRoute,
	dropEmailChangeRoute,
	type ErrorCode,
} from 'shared-contract'
import { type ActionOutcome, act, resumeSession } from 'shared-state'
import { keptAccount, typedBefore } from './accountDraft.ts'
import { type ChosenPicture, type PicturePurpose, sendPicture } from './picture.ts'

/** What stands in the fields. */
export interface AccountFields {
	username: string
	bio: string
	email: string
	newPassword: string
	confirmation: string
	currentPassword: string
}

/** What becomes of a picture: it stays, the drawn one takes its place, or one that was chosen and is not sent yet. */
export type PictureChange = { kind: 'kept' } | { kind: 'drawn' } | ({ kind: 'chosen' } & ChosenPicture)

export interface AccountFormState {
	/** As the server has it. */
	saved: AccountSettings
	fields: AccountFields
	avatar: PictureChange
	banner: PictureChange
	errors: Partial<Record<keyof AccountFields | PicturePurpose, ErrorCode>>
	sending: boolean
}

export interface AccountForm {
	readonly $state: ReadableAtom<AccountFormState>
	type(change: Partial<AccountFields>): void
	choose(purpose: PicturePurpose, change: PictureChange): void
	refusePicture(purpose: PicturePurpose, code: ErrorCode): void
	save(): Promise<ActionOutcome<unknown>>
	discard(): void
	dropEmailChange(): Promise<ActionOutcome<unknown>>
}

const NO_PASSWORDS = { newPassword: '', confirmation: '', currentPassword: '' }

function fieldsOf({ username, bio, email }: AccountSettings): AccountFields {
	return { username, bio, email: email ?? '', ...NO_PASSWORDS }
}

/** Whether there is something to save. */
export function isChanged({ saved, fields, avatar, banner }: AccountFormState): boolean {
	const before = fieldsOf(saved)
	const isTyped = Object.entries(before).some(([field, text]) => fields[field as keyof AccountFields] !== text)
	return isTyped || avatar.kind !== 'kept' || banner.kind !== 'kept'
}

/** Whether what is to be saved asks for the current password. */
export function needsPassword({ saved, fields }: Pick<AccountFormState, 'saved' | 'fields'>): boolean {
	return saved.hasPassword && (fields.newPassword !== '' || fields.email.trim() !== (saved.email ?? ''))
}

/** The form of the account: it holds what was typed until it is saved or given up, whatever part is in sight. */
export function createAccountForm(account: AccountSettings): AccountForm {
	const $state = map<AccountFormState>({
		saved: account,
		fields: { ...fieldsOf(account), ...typedBefore(account.id) },
		avatar: { kind: 'kept' },
		banner: { kind: 'kept' },
		errors: {},
		sending: false,
	})

	async function send(): Promise<ActionOutcome<unknown>> {
		const ids: Pick<AccountChange, 'avatarId' | 'bannerId'> = {}
		for (const purpose of ['avatar', 'banner'] as const) {
			const change = $state.get()[purpose]
			if (change.kind === 'drawn') ids[`${purpose}Id`] = null
			if (change.kind !== 'chosen') continue
			const outcome = await sendPicture(purpose, change)
			if (outcome.state === 'refused') $state.setKey('errors', { [purpose]: outcome.problem.code })
			if (outcome.state !== 'done') return outcome
			// Sent once: where the rest is refused it is not sent again.
			$state.setKey(purpose, { ...change, id: outcome.answer })
			ids[`${purpose}Id`] = outcome.answer
		}
		const outcome = await act(changeAccountRoute, { body: { ...bodyOf($state.get().fields), ...ids } })
		if (outcome.state === 'done') settle(outcome.answer)
		if (outcome.state === 'done') void resumeSession()
		if (outcome.state === 'example') settle(exampleOf($state.get()))
		if (outcome.state === 'refused') $state.setKey('errors', outcome.problem.fields ?? {})
		return outcome
	}

	function settle(saved: AccountSettings) {
		keptAccount.forget()
		const pictures = { avatar: { kind: 'kept' }, banner: { kind: 'kept' } } as const
		$state.set({ ...$state.get(), saved, fields: fieldsOf(saved), ...pictures, errors: {} })
	}

	return {
		$state,
		type(change) {
			const { fields, errors, saved } = $state.get()
			const typed = { ...fields, ...change }
			const left = Object.entries(errors).filter(([field]) => !(field in change))
			$state.set({ ...$state.get(), fields: typed, errors: Object.fromEntries(left) })
			const { username, bio, email } = typed
			keptAccount.keep({ id: saved.id, username, bio, email })
		},
		choose(purpose, change) {
			$state.setKey('errors', { ...$state.get().errors, [purpose]: undefined })
			$state.setKey(purpose, change)
		},
		refusePicture(purpose, code) {
			$state.setKey('errors', { ...$state.get().errors, [purpose]: code })
		},
		async save() {
			const { saved, fields } = $state.get()
			const errors = accountBreaches(saved, bodyOf(fields))
			const [code] = Object.values(errors)
			$state.set({ ...$state.get(), errors, sending: code === undefined })
			if (code) return { state: 'refused', status: 400, problem: { code, msg: '', requestId: '', fields: errors } }
			const outcome = await send()
			$state.setKey('sending', false)
			return outcome
		},
		discard: () => settle($state.get().saved),
		async dropEmailChange() {
			const outcome = await act(dropEmailChangeRoute, {})
			const done = outcome.state === 'done' || outcome.state === 'example'
			if (done) $state.setKey('saved', { ...$state.get().saved, pendingEmail: null })
			return outcome
		},
	}
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
function exampleOf({ saved, fields, avatar, banner }: AccountFormState): AccountSettings {
	const { username, bio, email } = fields
	const shown = {
		...(avatar.kind === 'chosen' ? { avatarUrl: avatar.url, hasAvatar: true } : {}),
		...(banner.kind === 'chosen' ? { bannerUrl: banner.url, hasBanner: true } : {}),
	}
	return { ...saved, username, bio, email: email === '' ? saved.email : email, ...shown }
}
