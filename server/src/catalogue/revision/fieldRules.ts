import {
	airingText,
	characters,
	EDITED_TEXT_MAX_LENGTH,
	EDITED_TITLE_MAX_LENGTH,
	EDITED_URL_MAX_LENGTH,
	type ErrorCode,
	isVisibleText,
	tidyText,
	validateAiring,
} from 'shared-contract'
import { normalizeAiring } from '../airing/broadcast.ts'
import { type FieldLocation, toText } from './editedFields.ts'

/** The normalized text of a field, or the error code. */
export type ValidationResult = { text: string } | { code: ErrorCode }

/** Validates and normalizes the text that was typed into a field. */
export function validateField(location: FieldLocation, typed: string, id: number): ValidationResult {
	const text = tidyText(typed)
	switch (location.kind) {
		case 'name':
			return name(text.trim())
		case 'text':
			return characters(text) > EDITED_TEXT_MAX_LENGTH ? { code: 'text.tooLong' } : { text: text.trim() && text }
		case 'picture':
			return text.trim() === '' ? { text: toText(location, null, id) } : address(text.trim())
		case 'airing':
			return airing(text)
	}
}

function airing(text: string): ValidationResult {
	const result = validateAiring(text)
	if ('code' in result) return result
	return { text: result.value === null ? '' : airingText(normalizeAiring(result.value)) }
}

function name(text: string): ValidationResult {
	if (!isVisibleText(text)) return { code: 'text.required' }
	return characters(text) > EDITED_TITLE_MAX_LENGTH ? { code: 'text.tooLong' } : { text }
}

const OWN_PICTURE = /^\/(art|uploads)\/(?!.*(\.\.|\\|\/\/))[\w\-./%]+$/

function address(text: string): ValidationResult {
	if (characters(text) > EDITED_URL_MAX_LENGTH) return { code: 'text.tooLong' }
	if (OWN_PICTURE.test(text)) return { text }
	// Parsing finds credentials before the host.
	if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return { code: 'url.invalid' }
	const { href, username, password } = new URL(text)
	if (username || password) return { code: 'url.invalid' }
	return characters(href) > EDITED_URL_MAX_LENGTH ? { code: 'text.tooLong' } : { text: href }
}
