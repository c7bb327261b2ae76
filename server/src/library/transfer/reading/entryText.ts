import { ENTRY_NOTES_MAX_LENGTH } from 'shared-contract'

/** Normalises notes and cuts them to the maximum length. */
export function fittingNotes(text: string): { notes: string; isCut: boolean } {
	const characters = [...text.normalize('NFC').trim()]
	const isCut = characters.length > ENTRY_NOTES_MAX_LENGTH
	return { notes: isCut ? characters.slice(0, ENTRY_NOTES_MAX_LENGTH).join('') : characters.join(''), isCut }
}

/** Cuts a text at code points, so that no surrogate pair is split. */
export function cutText(text: string, most: number): string {
	return text.length <= most ? text : [...text].slice(0, most).join('')
}
