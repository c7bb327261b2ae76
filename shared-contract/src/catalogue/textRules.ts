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
