import { CREATED_YEAR_FIRST, CREATED_YEARS_AHEAD, EDITED_URL_MAX_LENGTH } from '../limits.ts'
import { parseUrl } from '../parseUrl.ts'
import { characters, isVisibleText, type RuleResult, tidyText } from './textRules.ts'

/** Validates a required line: a name, a headline. */
export function requiredLine(typed: string, most: number): RuleResult<string> {
	const ruled = optionalLine(typed, most)
	if ('code' in ruled) return ruled
	return ruled.value === null ? { code: 'text.required' } : { value: ruled.value }
}

/** Validates an optional line; invisible text counts as empty. */
export function optionalLine(typed: string, most: number): RuleResult<string | null> {
	const text = tidyText(typed).replace(/\s+/g, ' ').trim()
	if (!isVisibleText(text)) return { value: null }
	return characters(text) > most ? { code: 'text.tooLong' } : { value: text }
}

/** Validates a required text of several lines. */
export function requiredText(typed: string, most: number): RuleResult<string> {
	const text = tidyText(typed).trim()
	if (!isVisibleText(text)) return { code: 'text.required' }
	return characters(text) > most ? { code: 'text.tooLong' } : { value: text }
}

const UPLOAD = /^\/uploads\/[0-9a-f]{64}\.webp$/

/** Validates the required address of a picture: an upload of this site, or an https address. */
export function requiredPicture(typed: string): RuleResult<string> {
	const ruled = optionalPicture(typed)
	if ('code' in ruled) return ruled
	return ruled.value === null ? { code: 'text.required' } : { value: ruled.value }
}

/** The same for an optional picture. */
export function optionalPicture(typed: string): RuleResult<string | null> {
	const text = tidyText(typed).trim()
	if (text === '') return { value: null }
	if (UPLOAD.test(text)) return { value: text }
	if (characters(text) > EDITED_URL_MAX_LENGTH) return { code: 'text.tooLong' }
	const url = /^https:\/\//i.test(text) ? parseUrl(text) : undefined
	// Credentials in an address are refused.
	if (!url || url.username || url.password) return { code: 'url.https' }
	return characters(url.href) > EDITED_URL_MAX_LENGTH ? { code: 'text.tooLong' } : { value: url.href }
}

/** Validates the year of a title's first showing; `thisYear` is the current year. */
export function validateYear(year: number, thisYear: number): RuleResult<number> {
	const isLikely = Number.isInteger(year) && year >= CREATED_YEAR_FIRST && year <= thisYear + CREATED_YEARS_AHEAD
	return isLikely ? { value: year } : { code: 'year.invalid' }
}
