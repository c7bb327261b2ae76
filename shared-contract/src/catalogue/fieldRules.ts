import {
	CREATED_YEAR_FIRST,
	CREATED_YEARS_AHEAD,
	EDITED_TEXT_MAX_LENGTH,
	EDITED_TITLE_MAX_LENGTH,
	EDITED_URL_MAX_LENGTH,
} from '../limits.ts'
import { parseUrl } from '../parseUrl.ts'
import { characters, isVisibleText, type RuleResult, tidyText } from './textRules.ts'

/** Validates a line, such as a name; it is empty if nothing of it is visible. */
export function validateLine(typed: string, most = EDITED_TITLE_MAX_LENGTH): RuleResult<string> {
	const text = tidyText(typed).trim()
	return isVisibleText(text) ? notAbove(most, text) : { value: '' }
}

/** Validates a text of several lines. */
export function validateText(typed: string, most = EDITED_TEXT_MAX_LENGTH): RuleResult<string> {
	const text = tidyText(typed)
	return notAbove(most, text.trim() && text)
}

/** Validates an address of the web. */
export function validateWebAddress(typed: string): RuleResult<string> {
	if (characters(typed) > EDITED_URL_MAX_LENGTH) return { code: 'text.tooLong' }
	const url = /^https?:\/\//i.test(typed) ? parseUrl(typed) : undefined
	// Parsing finds credentials before the host.
	if (!url || url.username || url.password) return { code: 'url.invalid' }
	return notAbove(EDITED_URL_MAX_LENGTH, url.href)
}

/** Validates the year of a title's first showing; `thisYear` is the current year. */
export function validateYear(year: number, thisYear: number): RuleResult<number> {
	const isLikely = Number.isInteger(year) && year >= CREATED_YEAR_FIRST && year <= thisYear + CREATED_YEARS_AHEAD
	return isLikely ? { value: year } : { code: 'year.invalid' }
}

/** Refuses an empty value. */
export function required(ruled: RuleResult<string>): RuleResult<string> {
	return 'value' in ruled && ruled.value === '' ? { code: 'text.required' } : ruled
}

function notAbove(most: number, text: string): RuleResult<string> {
	return characters(text) > most ? { code: 'text.tooLong' } : { value: text }
}
