import { ENTRY_NOTES_MAX_LENGTH } from 'shared-contract'

/** Notes as an entry keeps them, cut to what fits. */
export function fittingNotes(text: string): { notes: string; isCut: boolean } {
	const characters = [...text.normalize('NFC').trim()]
	const isCut = characters.length > ENTRY_NOTES_MAX_LENGTH
	return { notes: isCut ? characters.slice(0, ENTRY_NOTES_MAX_LENGTH).join('') : characters.join(''), isCut }
}

/** The beginning of a text, by characters: none of them is cut in half. */
export function cutText(text: string, most: number): string {
	return text.length <= most ? text : [...text].slice(0, most).join('')
}

/** Tags as a last line of the notes: entries here have none, and nothing is to be lost. */
export function withTags(comments: string, tags: string): string {
	const words = tags
		.split(',')
		.map((tag) => tag.trim())
		.filter((tag) => tag !== '')
	const line = words.map((tag) => `#${tag.replaceAll(/\s+/g, '_')}`).join(' ')
	return [comments.trim(), line].filter((part) => part !== '').join('\n')
}
