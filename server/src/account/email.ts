import { EMAIL_MAX_LENGTH } from 'shared-contract'

const LOCAL_MAX_LENGTH = 64
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]{0,61}[\\p{L}\\p{N}\\p{M}])?'
// One `@`, no space, no dot at an end or beside another, a domain of at least two labels.
const SHAPE = new RegExp(
	`^[\\p{L}\\p{N}!#$%&'*+/=?^_\`{|}~-]+(?:\\.[\\p{L}\\p{N}!#$%&'*+/=?^_\`{|}~-]+)*@${LABEL}(?:\\.${LABEL})+$`,
	'u',
)

/** An address as it is kept. */
export function tidyEmail(text: string): string {
	return text.normalize('NFC').trim()
}

/** Whether mail could be sent to a tidied address; whether it arrives only sending tells. */
export function isEmail(address: string): boolean {
	return address.length <= EMAIL_MAX_LENGTH && address.indexOf('@') <= LOCAL_MAX_LENGTH && SHAPE.test(address)
}

/** What tells addresses apart: their case does not. */
export function emailKey(address: string): string {
	return tidyEmail(address).normalize('NFKC').toLowerCase()
}
