/** Search engines and chat previews truncate a longer description. */
const LONGEST = 160
const SHORTEST_AT_WORD = 100

/** Shortens a text to one line of at most 160 characters, truncated at the end of a word. */
export function describe(text: string): string {
	const line = text.toWellFormed().replace(/\s+/g, ' ').trim()
	const characters = [...line]
	if (characters.length <= LONGEST) return line
	const whole = characters.slice(0, LONGEST - 1).join('')
	const space = whole.lastIndexOf(' ')
	// Japanese has no spaces to cut at.
	const cut = space >= SHORTEST_AT_WORD ? whole.slice(0, space) : whole
	return `${cut.replace(/[\s.,;:!?–—-]+$/u, '')}…`
}
