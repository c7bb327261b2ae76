import { diffArrays } from 'diff'
import type { Locale } from 'shared-contract'

/** A run of a text; `isOwn` where the other text does not have it. */
export interface TextPart {
	text: string
	isOwn: boolean
}

// Two long texts with little in common would be compared for seconds, to say that all of it is other.
const MOST_STEPS = 1500

/** What of `text` is not in `other`, word by word; Japanese too, which writes no spaces between them. */
export function wordDifference(other: string, text: string, locale: Locale): TextPart[] {
	const changes = diffArrays(wordsOf(other, locale), wordsOf(text, locale), { maxEditLength: MOST_STEPS })
	if (!changes) return [{ text, isOwn: true }]
	const parts = changes
		.filter(({ removed }) => !removed)
		.map(({ value, added }) => ({ text: value.join(''), isOwn: added }))
	return parts.reduce<TextPart[]>(joined, [])
}

// Words beside each other that are both new are one change, the space between them too.
function joined(parts: TextPart[], part: TextPart): TextPart[] {
	const [before, gap] = parts.slice(-2)
	if (part.isOwn && before?.isOwn && gap && !gap.isOwn && gap.text.trim() === '') {
		return [...parts.slice(0, -2), { text: before.text + gap.text + part.text, isOwn: true }]
	}
	return [...parts, part]
}

function wordsOf(text: string, locale: Locale): string[] {
	return [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)].map(({ segment }) => segment)
}
