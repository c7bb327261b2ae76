/** Maximum length of an excerpt, in code points. */
const SHOWN = 300
/** Code points shown before the first difference. */
const LEAD = 60

/** Excerpts of two texts around their first difference; `…` marks omitted text. */
export function excerpts(before: string, after: string): { before: string; after: string } {
	const [one, other] = [[...before], [...after]]
	const differs = other.findIndex((sign, place) => sign !== one[place])
	const from = Math.max(0, (differs < 0 ? Math.min(one.length, other.length) : differs) - LEAD)
	const isWhole = Math.max(one.length, other.length) <= SHOWN
	const start = isWhole ? 0 : from
	return { before: part(one, start), after: part(other, start) }
}

function part(signs: readonly string[], start: number): string {
	const shown = signs
		.slice(start, start + SHOWN)
		.join('')
		.trim()
	if (shown === '') return ''
	return `${start > 0 ? '…' : ''}${shown}${signs.length > start + SHOWN ? '…' : ''}`
}
