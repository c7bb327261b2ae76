import { EDITED_TEXT_MAX_LENGTH, EDITED_TITLE_MAX_LENGTH, EDITED_URL_MAX_LENGTH, type ErrorCode } from 'shared-contract'
import { type FieldPlace, toText } from './editedFields.ts'

/** A field as it is to be kept, or why it cannot be. */
export type Ruled = { text: string } | { code: ErrorCode }

/** Brings what somebody typed into a field into the form in which it is kept, by the field's rules. */
export function ruled(place: FieldPlace, typed: string, id: number): Ruled {
	const text = tidy(typed)
	switch (place.kind) {
		case 'name':
			return name(text.trim())
		case 'text':
			return lengthOf(text) > EDITED_TEXT_MAX_LENGTH ? { code: 'text.tooLong' } : { text: text.trim() && text }
		case 'picture':
			return text.trim() === '' ? { text: toText(place, null, id) } : address(text.trim())
	}
}

// A database driver takes a byte order mark at the start of a text for one of its own.
const tidy = (typed: string) =>
	typed
		.normalize('NFC')
		.replace(/\r\n?/g, '\n')
		.replace(/^\ufeff+/, '')

// Nothing that is seen, and a link to the page could not be pressed.
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

function name(text: string): Ruled {
	if (!SEEN.test(text)) return { code: 'text.required' }
	return lengthOf(text) > EDITED_TITLE_MAX_LENGTH ? { code: 'text.tooLong' } : { text }
}

const OWN = /^\/(art|uploads)\/(?!.*(\.\.|\\|\/\/))[\w\-./%]+$/

function address(text: string): Ruled {
	if (lengthOf(text) > EDITED_URL_MAX_LENGTH) return { code: 'text.tooLong' }
	if (OWN.test(text)) return { text }
	// What stands before the host would be a name and a password.
	if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return { code: 'url.invalid' }
	const { href, username, password } = new URL(text)
	if (username || password) return { code: 'url.invalid' }
	return lengthOf(href) > EDITED_URL_MAX_LENGTH ? { code: 'text.tooLong' } : { text: href }
}

/** In characters as readers count them, not in halves of pairs. */
function lengthOf(text: string): number {
	return [...text].length
}
