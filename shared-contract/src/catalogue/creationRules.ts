import { CREATED_YEAR_FIRST, CREATED_YEARS_AHEAD, EDITED_URL_MAX_LENGTH } from '../limits.ts'
import { characters, isSeen, type Ruled, tidyText } from './textRules.ts'

/** A line that must be there: a name, a headline. */
export function requiredLine(typed: string, most: number): Ruled<string> {
	const ruled = optionalLine(typed, most)
	if ('code' in ruled) return ruled
	return ruled.value === null ? { code: 'text.required' } : { value: ruled.value }
}

/** A line that may be left empty; what cannot be seen is as good as nothing. */
export function optionalLine(typed: string, most: number): Ruled<string | null> {
	const text = tidyText(typed).replace(/\s+/g, ' ').trim()
	if (!isSeen(text)) return { value: null }
	return characters(text) > most ? { code: 'text.tooLong' } : { value: text }
}

/** A text of several lines that must be there. */
export function requiredText(typed: string, most: number): Ruled<string> {
	const text = tidyText(typed).trim()
	if (!isSeen(text)) return { code: 'text.required' }
	return characters(text) > most ? { code: 'text.tooLong' } : { value: text }
}

const UPLOAD = /^\/uploads\/[0-9a-f]{64}\.webp$/

/** The address of a picture: one that was sent to this site, or one of the web by https. */
export function requiredPicture(typed: string): Ruled<string> {
	const ruled = optionalPicture(typed)
	if ('code' in ruled) return ruled
	return ruled.value === null ? { code: 'text.required' } : { value: ruled.value }
}

/** The same, where there may be none. */
export function optionalPicture(typed: string): Ruled<string | null> {
	const text = tidyText(typed).trim()
	if (text === '') return { value: null }
	if (UPLOAD.test(text)) return { value: text }
	if (characters(text) > EDITED_URL_MAX_LENGTH) return { code: 'text.tooLong' }
	if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return { code: 'url.https' }
	const { href, username, password } = new URL(text)
	// What stands before the host would be a name and a password.
	if (username || password) return { code: 'url.https' }
	return characters(href) > EDITED_URL_MAX_LENGTH ? { code: 'text.tooLong' } : { value: href }
}

/** The year in which a title began to show, or will: `thisYear` is the present one. */
export function ruledYear(year: number, thisYear: number): Ruled<number> {
	const isLikely = Number.isInteger(year) && year >= CREATED_YEAR_FIRST && year <= thisYear + CREATED_YEARS_AHEAD
	return isLikely ? { value: year } : { code: 'year.invalid' }
}
