import type { ErrorCode } from '../errors.ts'

/** What somebody typed as it is to be kept, or why it cannot be. */
export type Ruled<Value> = { value: Value } | { code: ErrorCode }

/** A typed text in the one form in which texts are kept: composed, its lines ended by one sign. */
export function tidyText(typed: string): string {
	// A database driver takes a byte order mark at the start of a text for one of its own.
	return typed
		.normalize('NFC')
		.replace(/\r\n?/g, '\n')
		.replace(/^\ufeff+/, '')
}

// Nothing else is seen, and a link with such a name could not be pressed. Some letters and one braille sign are not drawn.
const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether anything of a text is seen. */
export function isSeen(text: string): boolean {
	return SEEN.test(text)
}

/** The length of a text in characters as readers count them, not in halves of pairs. */
export function characters(text: string): number {
	return [...text].length
}
