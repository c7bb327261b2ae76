import type { CheckedPicture } from 'shared-composition/upload'
import type { AccountChange, AccountSettings, UploadPurpose } from 'shared-contract'

export type PicturePurpose = Extract<UploadPurpose, 'avatar' | 'banner'>

/** The change of a picture: none, back to the default artwork, or a chosen file. */
export type PictureChange = { kind: 'unchanged' } | { kind: 'default' } | ({ kind: 'chosen' } & CheckedPicture)

/** The values of the account form. */
export interface AccountFields extends Record<PicturePurpose, PictureChange> {
	username: string
	bio: string
	email: string
	/** Needed for another e-mail address. */
	currentPassword: string
}

interface FormContent {
	saved: AccountSettings
	values: AccountFields
}

/** Whether the form has unsaved changes. */
export function isChanged({ saved, values }: FormContent): boolean {
	const { avatar, banner, ...texts } = fieldsOf(saved)
	const isTyped = Object.entries(texts).some(([field, text]) => values[field as keyof AccountFields] !== text)
	return isTyped || values.avatar.kind !== 'unchanged' || values.banner.kind !== 'unchanged'
}

/** Whether saving needs the current password. */
export function needsPassword({ saved, values }: FormContent): boolean {
	return saved.hasPassword && values.email.trim() !== (saved.email ?? '')
}

/** The form values of an account. */
export function fieldsOf({ username, bio, email }: AccountSettings): AccountFields {
	const pictures = { avatar: { kind: 'unchanged' }, banner: { kind: 'unchanged' } } as const
	return { username, bio, email: email ?? '', currentPassword: '', ...pictures }
}

/** The request body of the form values, without an empty password. */
export function bodyOf({ username, bio, email, currentPassword }: AccountFields): AccountChange {
	return { username, bio, email, ...(currentPassword === '' ? {} : { currentPassword }) }
}

/** The account that a visitor of the demo sees after saving; it exists in this browser only. */
export function exampleOf(
	saved: AccountSettings,
	{ username, bio, email, avatar, banner }: AccountFields,
): AccountSettings {
	const shown = {
		...(avatar.kind === 'chosen' ? { avatarUrl: avatar.picture.url, hasAvatar: true } : {}),
		...(banner.kind === 'chosen' ? { bannerUrl: banner.picture.url, hasBanner: true } : {}),
	}
	return { ...saved, username, bio, email: email === '' ? saved.email : email, ...shown }
}
