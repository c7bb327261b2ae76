import type { ErrorCode } from '../errors.ts'

/** A validated input: the normalised value, or the code of its error. */
export type RuleResult<Value> = { value: Value } | { code: ErrorCode }

/** Normalises a typed text before storage: Unicode composed form (NFC), lines end with LF. */
export function tidyText(typed: string): string {
	// A database driver would drop a byte order mark at the start of a text.
	return typed
		.normalize('NFC')
		.replace(/\r\n?/g, '\n')
		.replace(/^\ufeff+/, '')
}

// A link with an invisible name could not be pressed. Some letters and one braille sign have no glyph.
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

/** True if a text has a visible character. */
export function isVisibleText(text: string): boolean {
	return VISIBLE.test(text)
}

/** The length of a text in code points, not UTF-16 units. */
export function characters(text: string): number {
	return [...text].length
}

const PARTIAL_DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/

/** True for an end before its start. Partial dates are compared as far as both are known; an empty one is unknown. */
export function isBackward(start: string, end: string): boolean {
	const known = Math.min(start.length, end.length)
	return end.slice(0, known) < start.slice(0, known)
}

/** True for an ISO date that exists, possibly without day or month: `2026`, `2026-04`, `2026-04-12`. */
export function isPartialDate(text: string): boolean {
	const [, year, month = '01', day = '01'] = PARTIAL_DATE.exec(text) ?? []
	if (year === undefined || Number(year) < 1000 || Number(year) > 2100) return false
	const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
	return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day)
}
