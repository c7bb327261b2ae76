/** Maximum length of an excerpt, in code points. */
const MAX_LENGTH = 300
/** Code points shown before the first difference. */
const LEAD_LENGTH = 60

/** Excerpts of two texts around their first difference; `…` marks omitted text. */
export function excerpts(before: string, after: string): { before: string; after: string } {
	const [one, other] = [[...before], [...after]]
	const differs = other.findIndex((character, index) => character !== one[index])
	const from = Math.max(0, (differs < 0 ? Math.min(one.length, other.length) : differs) - LEAD_LENGTH)
	const isWhole = Math.max(one.length, other.length) <= MAX_LENGTH
	const start = isWhole ? 0 : from
	return { before: part(one, start), after: part(other, start) }
}

function part(characters: readonly string[], start: number): string {
	const shown = characters
		.slice(start, start + MAX_LENGTH)
		.join('')
		.trim()
	if (shown === '') return ''
	return `${start > 0 ? '…' : ''}${shown}${characters.length > start + MAX_LENGTH ? '…' : ''}`
}
