const MARKS = /\p{M}/gu

/** A text without case, accents and width, for comparison. */
export function folded(text: string): string {
	return text.normalize('NFKD').replace(MARKS, '').toLowerCase()
}
