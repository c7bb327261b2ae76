import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from 'shared-contract'

// Letters, marks and digits of any script; a space, dot, underscore or hyphen only between two of them.
const SHAPE = /^[\p{L}\p{N}]\p{M}*(?:[ ._-]?[\p{L}\p{N}]\p{M}*)*[._-]?$/u
const LATIN_ACCENTS = /[\u0300-\u036f]/g
const SEPARATORS = /[ ._-]+/g

/** A user name as it is kept: composed, without space around it. */
export function tidyUsername(text: string): string {
	return text.normalize('NFC').trim()
}

/** Whether a tidied name may be taken. Invisible and direction-changing characters are in no script, so they are out. */
export function isUsername(name: string): boolean {
	const length = [...name].length
	return length >= USERNAME_MIN_LENGTH && length <= USERNAME_MAX_LENGTH && SHAPE.test(name)
}

/** What two names must not share: case, accents, width and separators do not tell members apart. */
export function usernameKey(name: string): string {
	const folded = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFD')
	return folded.replace(LATIN_ACCENTS, '').replace(SEPARATORS, '').normalize('NFC')
}
