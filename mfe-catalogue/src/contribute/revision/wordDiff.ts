import { diffArrays } from 'diff'
import type { Locale } from 'shared-contract'

/** A part of a text. `isOwn` is true if the other text does not have it. */
export interface TextPart {
	text: string
	isOwn: boolean
}

// Limits the comparison: two long texts with little in common would take seconds.
const MAX_EDIT_LENGTH = 1500

/** Splits `text` into parts by whether `other` has them, word by word. Works for Japanese, which has no spaces. */
export function wordDiff(other: string, text: string, locale: Locale): TextPart[] {
	const changes = diffArrays(wordsOf(other, locale), wordsOf(text, locale), { maxEditLength: MAX_EDIT_LENGTH })
	if (!changes) return [{ text, isOwn: true }]
	const parts = changes
		.filter(({ removed }) => !removed)
		.map(({ value, added }) => ({ text: value.join(''), isOwn: added }))
	return parts.reduce<TextPart[]>(joined, [])
}

// Joins adjacent new words, with the space between them, to one part.
function joined(parts: TextPart[], part: TextPart): TextPart[] {
	const [before, gap] = parts.slice(-2)
	if (part.isOwn && before?.isOwn && gap && !gap.isOwn && gap.text.trim() === '') {
		return [...parts.slice(0, -2), { text: before.text + gap.text + part.text, isOwn: true }]
	}
	return [...parts, part]
}

// Letters and digits together; of scripts without spaces each character.
const WORD = /(?:(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])[\p{L}\p{M}\p{N}])+|\s+|./gsu

function wordsOf(text: string, locale: Locale): string[] {
	// Firefox has it since 125.
	if (!('Segmenter' in Intl)) return text.match(WORD) ?? []
	return [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)].map(({ segment }) => segment)
}
