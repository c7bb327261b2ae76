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
import { onTheClocks } from '../airing/broadcast.ts'
import { type FieldLocation, toText } from './editedFields.ts'

/** A field as it is to be kept, or why it cannot be. */
export type RuleResult = { text: string } | { code: ErrorCode }

/** Brings what somebody typed into a field into the form in which it is kept, by the field's rules. */
export function ruled(place: FieldLocation, typed: string, id: number): RuleResult {
	const text = tidyText(typed)
	switch (place.kind) {
		case 'name':
			return name(text.trim())
		case 'text':
			return characters(text) > EDITED_TEXT_MAX_LENGTH ? { code: 'text.tooLong' } : { text: text.trim() && text }
		case 'picture':
			return text.trim() === '' ? { text: toText(place, null, id) } : address(text.trim())
		case 'airing':
			return airing(text)
	}
}

function airing(text: string): RuleResult {
	const ruled = validateAiring(text)
	if ('code' in ruled) return ruled
	return { text: ruled.value === null ? '' : airingText(onTheClocks(ruled.value)) }
}

function name(text: string): RuleResult {
	if (!isVisibleText(text)) return { code: 'text.required' }
	return characters(text) > EDITED_TITLE_MAX_LENGTH ? { code: 'text.tooLong' } : { text }
}

const OWN = /^\/(art|uploads)\/(?!.*(\.\.|\\|\/\/))[\w\-./%]+$/

function address(text: string): RuleResult {
	if (characters(text) > EDITED_URL_MAX_LENGTH) return { code: 'text.tooLong' }
	if (OWN.test(text)) return { text }
	// What stands before the host would be a name and a password.
	if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return { code: 'url.invalid' }
	const { href, username, password } = new URL(text)
	if (username || password) return { code: 'url.invalid' }
	return characters(href) > EDITED_URL_MAX_LENGTH ? { code: 'text.tooLong' } : { text: href }
}
