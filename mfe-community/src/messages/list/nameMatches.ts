const MARKS = /\p{M}/gu

/** A text without case and accents, for comparison. */
export function folded(text: string): string {
	return text.normalize('NFKD').replace(MARKS, '').toLowerCase()
}

/** True if a name contains the query, ignoring case and accents. The empty query matches every name. */
export function nameMatches(name: string, typed: string): boolean {
	return folded(name).includes(folded(typed).trim())
}
