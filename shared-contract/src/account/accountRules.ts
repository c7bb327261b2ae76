import { characters } from '../catalogue/textRules.ts'
import type { ErrorCode } from '../errors.ts'
import {
	BIO_MAX_LENGTH,
	EMAIL_MAX_LENGTH,
	PASSWORD_MAX_LENGTH,
	PASSWORD_MIN_LENGTH,
	USERNAME_MAX_LENGTH,
	USERNAME_MIN_LENGTH,
} from '../limits.ts'
import type { AccountChange, AccountSettings } from './settings.ts'

// Letters, marks and digits of any script, with as many marks on a letter as living scripts use; a space, dot, underscore
// or hyphen only between two of them.
const USERNAME = /^[\p{L}\p{N}]\p{M}{0,4}(?:[ ._-]?[\p{L}\p{N}]\p{M}{0,4})*[._-]?$/u
// Characters without a glyph, such as the Hangul filler.
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u
const LOCAL_MAX_LENGTH = 64
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]{0,61}[\\p{L}\\p{N}\\p{M}])?'
// One `@`, no space, no dot at an end or beside another, a domain of at least two labels.
const EMAIL = new RegExp(
	`^[\\p{L}\\p{N}!#$%&'*+/=?^_\`{|}~-]+(?:\\.[\\p{L}\\p{N}!#$%&'*+/=?^_\`{|}~-]+)*@${LABEL}(?:\\.${LABEL})+$`,
	'u',
)

/** Normalises a user name before storage: Unicode composed form (NFC), without space around it. */
export function tidyUsername(text: string): string {
	return text.normalize('NFC').trim()
}

/** True if a normalised name is a valid user name. Invisible and direction-changing characters are invalid. */
export function isUsername(name: string): boolean {
	const length = characters(name)
	const fits = length >= USERNAME_MIN_LENGTH && length <= USERNAME_MAX_LENGTH
	return fits && USERNAME.test(name) && !UNSEEN.test(name)
}

/** Normalises an e-mail address before storage. */
export function tidyEmail(text: string): string {
	return text.normalize('NFC').trim()
}

/** True if a normalised address has the syntax of an e-mail address. It may still not exist. */
export function isEmail(address: string): boolean {
	return address.length <= EMAIL_MAX_LENGTH && address.indexOf('@') <= LOCAL_MAX_LENGTH && EMAIL.test(address)
}

/** The error code for a password that is too short or too long. */
export function passwordLengthError(password: string): ErrorCode | undefined {
	const length = characters(password)
	if (length < PASSWORD_MIN_LENGTH) return 'auth.password.short'
	return length > PASSWORD_MAX_LENGTH ? 'auth.password.long' : undefined
}

/**
 * Validates a change of an account and returns an error code per field. The server also refuses taken names, common
 * passwords and a wrong current password.
 */
export function accountChangeErrors(
	standing: Pick<AccountSettings, 'username' | 'email'>,
	typed: Omit<AccountChange, 'avatarId' | 'bannerId'>,
): Partial<Record<'username' | 'bio' | 'email' | 'newPassword' | 'confirmation', ErrorCode>> {
	const username = tidyUsername(typed.username)
	const email = tidyEmail(typed.email)
	const { newPassword = '', confirmation = '' } = typed
	const short = newPassword === '' ? undefined : passwordLengthError(newPassword)
	return {
		...(username === standing.username || isUsername(username) ? {} : { username: 'auth.username.invalid' }),
		...(characters(typed.bio.normalize('NFC').trim()) > BIO_MAX_LENGTH ? { bio: 'text.tooLong' } : {}),
		// A member without an address may leave the field empty.
		...(email === (standing.email ?? '') || isEmail(email) ? {} : { email: 'auth.email.invalid' }),
		...(short ? { newPassword: short } : {}),
		...(newPassword === confirmation ? {} : { confirmation: 'auth.password.mismatch' }),
	}
}
