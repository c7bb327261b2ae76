/** The kinds of typos in misspelled queries. */
export const TYPO_KINDS = ['swap', 'drop', 'double', 'replace', 'accent', 'order', 'romaji'] as const
export type TypoKind = (typeof TYPO_KINDS)[number]

const NEIGHBOURS: Readonly<Record<string, string>> = {
	a: 's',
	b: 'v',
	c: 'x',
	d: 'f',
	e: 'r',
	f: 'g',
	g: 'h',
	h: 'j',
	i: 'o',
	k: 'l',
	l: 'k',
	m: 'n',
	n: 'm',
	o: 'p',
	r: 't',
	s: 'a',
	t: 'y',
	u: 'i',
	y: 'u',
}
const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'ê', i: 'í', o: 'õ', u: 'ü', c: 'ç' }
const ROMAJI: readonly (readonly [RegExp, string])[] = [
	[/ou/i, 'o'],
	[/uu/i, 'u'],
	[/shi/i, 'si'],
	[/tsu/i, 'tu'],
	[/fu/i, 'hu'],
	[/ji/i, 'zi'],
	[/chi/i, 'ti'],
	[/n(?=[bpm])/i, 'm'],
	[/o(?=[ktsnr])/i, 'ou'],
]

/** A seeded pseudo-random number generator (mulberry32). */
export function seededRandom(seed: number): () => number {
	let state = seed
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
	}
}

/** A name with one typo. If the kind of typo is impossible in the name, two letters are swapped. */
export function addTypo(name: string, typoKind: TypoKind, next: () => number): string {
	const letters = [...name]
	// Typos in the first letter are rare, so only later letters are candidates.
	const positions = letters.flatMap((letter, index) => (index > 0 && /[a-z]/i.test(letter) ? [index] : []))
	const position = positions[Math.floor(next() * positions.length)] ?? 0
	const letter = letters[position] ?? ''
	const replaceWith = (text: string, length = 1) => letters.toSpliced(position, length, text).join('')
	switch (typoKind) {
		case 'drop':
			return replaceWith('')
		case 'double':
			return replaceWith(letter + letter)
		case 'replace':
			return replaceWith(NEIGHBOURS[letter.toLowerCase()] ?? 'x')
		case 'accent':
			return replaceWith(ACCENTS[letter.toLowerCase()] ?? `${letter}${letter}`)
		case 'order': {
			const words = name.split(' ')
			return words.length > 1 ? [...words.slice(1), words[0]].join(' ') : addTypo(name, 'swap', next)
		}
		case 'romaji': {
			const rule = ROMAJI.find(([pattern]) => pattern.test(name))
			return rule ? name.replace(rule[0], rule[1]) : addTypo(name, 'swap', next)
		}
		case 'swap':
			return replaceWith(`${letters[position + 1] ?? ''}${letter}`, 2)
	}
}
