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

// Letters, marks and digits of any script, no more marks on a letter than living scripts put there; a space, dot, underscore
// or hyphen only between two of them.
const USERNAME = /^[\p{L}\p{N}]\p{M}{0,4}(?:[ ._-]?[\p{L}\p{N}]\p{M}{0,4})*[._-]?$/u
// Letters that are not drawn, as the Hangul filler, and others that no reader sees.
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u
const LOCAL_MAX_LENGTH = 64
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]{0,61}[\\p{L}\\p{N}\\p{M}])?'
// One `@`, no space, no dot at an end or beside another, a domain of at least two labels.
const EMAIL = new RegExp(
	`^[\\p{L}\\p{N}!#$%&'*+/=?^_\`{|}~-]+(?:\\.[\\p{L}\\p{N}!#$%&'*+/=?^_\`{|}~-]+)*@${LABEL}(?:\\.${LABEL})+$`,
	'u',
)

/** A user name as it is kept: composed, without space around it. */
export function tidyUsername(text: string): string {
	return text.normalize('NFC').trim()
}

/** Whether a tidied name has the shape of one. Invisible and direction-changing characters are out. */
export function isUsername(name: string): boolean {
	const length = characters(name)
	const fits = length >= USERNAME_MIN_LENGTH && length <= USERNAME_MAX_LENGTH
	return fits && USERNAME.test(name) && !UNSEEN.test(name)
}

/** An address as it is kept. */
export function tidyEmail(text: string): string {
	return text.normalize('NFC').trim()
}

/** Whether mail could be sent to a tidied address; whether it arrives only sending tells. */
export function isEmail(address: string): boolean {
	return address.length <= EMAIL_MAX_LENGTH && address.indexOf('@') <= LOCAL_MAX_LENGTH && EMAIL.test(address)
}

/** What is wrong with the length of a password, if anything is. */
export function passwordLengthBreach(password: string): ErrorCode | undefined {
	const length = characters(password)
	if (length < PASSWORD_MIN_LENGTH) return 'auth.password.short'
	return length > PASSWORD_MAX_LENGTH ? 'auth.password.long' : undefined
}

/**
 * What is wrong with a change of an account, by field, as far as the change itself tells. What the server alone knows
 * (names that are taken, passwords that many use, whether the current password is right) it refuses besides.
 */
export function accountBreaches(
	standing: Pick<AccountSettings, 'username' | 'email'>,
	typed: Omit<AccountChange, 'avatarId' | 'bannerId'>,
): Partial<Record<'username' | 'bio' | 'email' | 'newPassword' | 'confirmation', ErrorCode>> {
	const username = tidyUsername(typed.username)
	const email = tidyEmail(typed.email)
	const { newPassword = '', confirmation = '' } = typed
	const short = newPassword === '' ? undefined : passwordLengthBreach(newPassword)
	return {
		...(username === standing.username || isUsername(username) ? {} : { username: 'auth.username.invalid' }),
		...(characters(typed.bio.normalize('NFC').trim()) > BIO_MAX_LENGTH ? { bio: 'text.tooLong' } : {}),
		// Who never had an address need not give one.
		...(email === (standing.email ?? '') || isEmail(email) ? {} : { email: 'auth.email.invalid' }),
		...(short ? { newPassword: short } : {}),
		...(newPassword === confirmation ? {} : { confirmation: 'auth.password.mismatch' }),
	}
}
