const MARKS = /\p{M}/gu

/** A name or what was typed, without case and accents, as names are compared by. */
export function folded(text: string): string {
	return text.normalize('NFKD').replace(MARKS, '').toLowerCase()
}

/** Whether a name holds what was typed, whatever its case and accents. Nothing typed is in every name. */
export function nameMatches(name: string, typed: string): boolean {
	return folded(name).includes(folded(typed).trim())
}
