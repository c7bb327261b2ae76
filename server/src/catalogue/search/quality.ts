import { distance } from './distance.ts'

/** A query, prepared once for the comparison with many names. */
export interface PreparedQuery {
	/** Its skeleton. */
	text: string
	/** See `exactKey`. */
	exact: number
	words: readonly string[]
	/** The text without spaces, for words that were joined or split. */
	joined: string
	/** Whether the last word may be incomplete, as while typing. */
	open: boolean
}

const PREFIX_QUALITY = 0.87
const SUBSTRING_QUALITY = 0.7
const JOINED_QUALITY = 0.97
/** Less similar texts without spaces are others. */
const JOINED_SIMILARITY = 0.75
/** Above this quality the joined comparison is skipped. */
const CERTAIN_QUALITY = 0.98
/** A name that begins with all that was typed, in whole words. */
const HEAD_QUALITY = 0.955
/** Another number is another season or year. */
const NUMBER = /^\d+$/
/** Shorter words have to be typed right, and those of this length begin right. */
const SHORT_WORD_LENGTH = 4
/** The minimum length of a Latin word to match within another word. */
const LATIN_SUBSTRING_LENGTH = 5
/** The first code point of the scripts without spaces, in which a character carries as much as a word. */
const FIRST_DENSE_CODE = 0x2e80

/** How names are compared. */
export interface Comparison {
	/** The share of the quality that depends on how much of the name the query covers. */
	coverage: number
	/** Words that are less similar than this do not match. */
	similarity: number
}

export const OF_TITLES: Comparison = { coverage: 0.16, similarity: 0.65 }
/** One of two names is enough for a person; which of them is meant is a matter of renown. */
export const OF_ENTITIES: Comparison = { coverage: 0.04, similarity: 0.75 }

/** How well a name, given by its skeleton, matches a query: 0 to 1; 1 if equal. */
export function quality(query: PreparedQuery, name: string, how = OF_TITLES): number {
	if (name === query.text) return 1
	const words = wordQuality(query, name.split(' '), how)
	if (words >= CERTAIN_QUALITY) return words
	const head = name.startsWith(query.text) && name[query.text.length] === ' ' ? HEAD_QUALITY : 0
	return Math.max(words, head, joinedQuality(query, name.replaceAll(' ', ''), how))
}

/** Word by word, in any order. */
function wordQuality(query: PreparedQuery, names: readonly string[], how: Comparison): number {
	let matchedWeight = 0
	let totalWeight = 0
	let covered = 0
	let used = 0
	const last = query.words.length - 1
	for (const [position, word] of query.words.entries()) {
		let best = 0
		let bestName = -1
		for (const [index, name] of names.entries()) {
			if (index < 31 && (used & (1 << index)) !== 0) continue
			const similarity = similarityOf(word, name, query.open && position === last)
			if (similarity > best && similarity >= how.similarity) {
				best = similarity
				bestName = index
			}
			if (best === 1) break
		}
		const weight = word.length + 1
		totalWeight += weight
		if (bestName < 0) continue
		matchedWeight += weight * best
		covered += names[bestName]?.length ?? 0
		if (bestName < 31) used |= 1 << bestName
	}
	const letters = names.reduce((sum, name) => sum + name.length, 0)
	return (matchedWeight / totalWeight) * (1 - how.coverage + (how.coverage * covered) / letters)
}

function similarityOf(word: string, name: string, open: boolean): number {
	if (word === name) return 1
	if (open && name.startsWith(word)) return PREFIX_QUALITY + (0.12 * word.length) / name.length
	const isDense = word.charCodeAt(0) >= FIRST_DENSE_CODE
	const substring = (isDense || word.length >= LATIN_SUBSTRING_LENGTH) && name.includes(word) ? SUBSTRING_QUALITY : 0
	if (word.length < 2 || NUMBER.test(word)) return substring
	const complete = spelling(word, name)
	const prefix =
		open && name.length > word.length && word.length > SHORT_WORD_LENGTH
			? PREFIX_QUALITY * spelling(word, name.slice(0, word.length))
			: 0
	return Math.max(complete, prefix, substring)
}

function spelling(word: string, name: string): number {
	const length = Math.max(word.length, name.length)
	const shortest = Math.min(word.length, name.length)
	if (shortest < SHORT_WORD_LENGTH || (shortest === SHORT_WORD_LENGTH && word[0] !== name[0])) return 0
	const most = Math.floor(shortest * (1 - OF_TITLES.similarity))
	const edits = distance(word, name, most)
	return edits > most ? 0 : 1 - edits / length
}

/** Compares query and name without spaces: words that were joined or split, and incomplete queries. */
function joinedQuality(query: PreparedQuery, name: string, how: Comparison): number {
	const { joined } = query
	if (name === joined) return 0.99
	if (query.open && name.startsWith(joined)) return PREFIX_QUALITY + (0.08 * joined.length) / name.length
	// Whole names of people differ by few letters.
	if (joined.length < 4 || (how === OF_ENTITIES && query.words.length > 1)) return 0
	const similarity = spelling(joined, name)
	return similarity < JOINED_SIMILARITY ? 0 : JOINED_QUALITY * similarity
}
