/** The mistakes that a misspelled query is made of. */
export const MISTAKES = ['swap', 'drop', 'double', 'replace', 'accent', 'order', 'romaji'] as const
export type Mistake = (typeof MISTAKES)[number]

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

/** Numbers that look random and are the same in every run (mulberry32). */
export function numbers(seed: number): () => number {
	let state = seed
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
	}
}

/** A name with one mistake in it. Where the kind of mistake cannot be made, two letters are swapped. */
export function misspell(name: string, mistake: Mistake, next: () => number): string {
	const letters = [...name]
	// The first letter of a name is seldom wrong, and a space is no letter.
	const places = letters.flatMap((letter, place) => (place > 0 && /[a-z]/i.test(letter) ? [place] : []))
	const place = places[Math.floor(next() * places.length)] ?? 0
	const letter = letters[place] ?? ''
	const put = (text: string, length = 1) => letters.toSpliced(place, length, text).join('')
	switch (mistake) {
		case 'drop':
			return put('')
		case 'double':
			return put(letter + letter)
		case 'replace':
			return put(NEIGHBOURS[letter.toLowerCase()] ?? 'x')
		case 'accent':
			return put(ACCENTS[letter.toLowerCase()] ?? `${letter}${letter}`)
		case 'order': {
			const words = name.split(' ')
			return words.length > 1 ? [...words.slice(1), words[0]].join(' ') : misspell(name, 'swap', next)
		}
		case 'romaji': {
			const rule = ROMAJI.find(([pattern]) => pattern.test(name))
			return rule ? name.replace(rule[0], rule[1]) : misspell(name, 'swap', next)
		}
		case 'swap':
			return put(`${letters[place + 1] ?? ''}${letter}`, 2)
	}
}
