import { distance } from './distance.ts'

/** A query, prepared once for the many names that it is held against. */
export interface Sought {
	/** Its skeleton. */
	text: string
	words: readonly string[]
	/** The same without spaces, for words that were written together or apart. */
	joined: string
	/** Whether the last word may go on, as it does while somebody types. */
	open: boolean
}

const WORD_BEGINS = 0.9
const WORD_HOLDS = 0.7
const JOINED = 0.97
/** From here on looking at the words written together gains nothing. */
const ALMOST_SURE = 0.98
/** How much of the quality hangs on how much of the name was named. */
const COVERAGE = 0.16
/** A word that is less alike than this is another word. */
const ALIKE = 0.5
/** How many letters of a Latin word must be named for its middle to count. */
const LATIN_PART = 3
/** From here on stand the scripts without spaces, in which one sign says as much as a word. */
const FIRST_DENSE_SIGN = 0x2e80

/** How well a name (its skeleton) meets a query: 0 to 1, 1 for the very same. */
export function quality(sought: Sought, name: string): number {
	if (name === sought.text) return 1
	const words = byWords(sought, name.split(' '))
	return words >= ALMOST_SURE ? words : Math.max(words, asOne(sought, name.replaceAll(' ', '')))
}

/** Word by word, in any order. */
function byWords(sought: Sought, names: readonly string[]): number {
	let met = 0
	let asked = 0
	let covered = 0
	let used = 0
	const last = sought.words.length - 1
	for (const [place, word] of sought.words.entries()) {
		let best = 0
		let bestName = -1
		for (const [index, name] of names.entries()) {
			if (index < 31 && (used & (1 << index)) !== 0) continue
			const alike = likeness(word, name, sought.open && place === last)
			if (alike > best) {
				best = alike
				bestName = index
			}
			if (best === 1) break
		}
		const weight = word.length + 1
		asked += weight
		if (bestName < 0) continue
		met += weight * best
		covered += names[bestName]?.length ?? 0
		if (bestName < 31) used |= 1 << bestName
	}
	const letters = names.reduce((sum, name) => sum + name.length, 0)
	return (met / asked) * (1 - COVERAGE + (COVERAGE * covered) / letters)
}

function likeness(word: string, name: string, open: boolean): number {
	if (word === name) return 1
	const isDense = word.charCodeAt(0) >= FIRST_DENSE_SIGN
	// One letter that is complete begins too many words: `b x b` is not Borrowed Blade.
	if (name.startsWith(word) && (open || isDense || word.length > 1)) {
		return open ? WORD_BEGINS + (0.1 * word.length) / name.length : WORD_BEGINS * 0.9
	}
	const held = (isDense || word.length >= LATIN_PART) && name.includes(word) ? WORD_HOLDS : 0
	if (word.length < 2) return held
	const whole = spelling(word, name)
	const begun = open && name.length > word.length ? WORD_BEGINS * spelling(word, name.slice(0, word.length)) : 0
	return Math.max(whole, begun, held)
}

function spelling(word: string, name: string): number {
	const length = Math.max(word.length, name.length)
	const most = Math.floor(length * (1 - ALIKE))
	const apart = distance(word, name, most)
	return apart > most ? 0 : 1 - apart / length
}

/** As one word, for what was written together or apart, and what was begun. */
function asOne(sought: Sought, name: string): number {
	const { joined } = sought
	if (name === joined) return 0.99
	if (sought.open && name.startsWith(joined)) return WORD_BEGINS + (0.08 * joined.length) / name.length
	if (joined.length < 4) return 0
	return JOINED * spelling(joined, name)
}
