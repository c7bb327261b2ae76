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
	newPassword: string
	confirmation: string
	currentPassword: string
	/** Whether the new password also ends apps, tokens and private addresses. */
	endsAccess: boolean
}

interface FormContent {
	saved: AccountSettings
	values: AccountFields
}

/** Whether the form has unsaved changes. */
export function isChanged({ saved, values }: FormContent): boolean {
	const { avatar, banner, endsAccess, ...texts } = fieldsOf(saved)
	const isTyped = Object.entries(texts).some(([field, text]) => values[field as keyof AccountFields] !== text)
	return isTyped || values.avatar.kind !== 'unchanged' || values.banner.kind !== 'unchanged'
}

/** Whether saving needs the current password. */
export function needsPassword({ saved, values }: FormContent): boolean {
	return saved.hasPassword && (values.newPassword !== '' || values.email.trim() !== (saved.email ?? ''))
}

/** The form values of an account. */
export function fieldsOf({ username, bio, email }: AccountSettings): AccountFields {
	const passwords = { newPassword: '', confirmation: '', currentPassword: '', endsAccess: false }
	return {
		username,
		bio,
		email: email ?? '',
		...passwords,
		avatar: { kind: 'unchanged' },
		banner: { kind: 'unchanged' },
	}
}

/** The request body of the form values, without empty passwords. */
export function bodyOf({
	username,
	bio,
	email,
	newPassword,
	confirmation,
	currentPassword,
	endsAccess,
}: AccountFields): AccountChange {
	return {
		username,
		bio,
		email,
		...(newPassword === '' && confirmation === ''
			? {}
			: { newPassword, confirmation, ...(endsAccess && { endsAccess }) }),
		...(currentPassword === '' ? {} : { currentPassword }),
	}
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
