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

const PREFIX_QUALITY = 0.9
const SUBSTRING_QUALITY = 0.7
const JOINED_QUALITY = 0.97
/** Above this quality the joined comparison is skipped. */
const CERTAIN_QUALITY = 0.98
/** The share of the quality that depends on how much of the name the query covers. */
const COVERAGE = 0.16
/** Words that are less similar than this do not match. */
const MINIMUM_SIMILARITY = 0.5
/** The minimum length of a Latin word to match within another word. */
const LATIN_SUBSTRING_LENGTH = 3
/** The first code point of the scripts without spaces, in which a character carries as much as a word. */
const FIRST_DENSE_CODE = 0x2e80

/** How well a name, given by its skeleton, matches a query: 0 to 1; 1 if equal. */
export function quality(query: PreparedQuery, name: string): number {
	if (name === query.text) return 1
	const words = wordQuality(query, name.split(' '))
	return words >= CERTAIN_QUALITY ? words : Math.max(words, joinedQuality(query, name.replaceAll(' ', '')))
}

/** Word by word, in any order. */
function wordQuality(query: PreparedQuery, names: readonly string[]): number {
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
			if (similarity > best) {
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
	return (matchedWeight / totalWeight) * (1 - COVERAGE + (COVERAGE * covered) / letters)
}

function similarityOf(word: string, name: string, open: boolean): number {
	if (word === name) return 1
	const isDense = word.charCodeAt(0) >= FIRST_DENSE_CODE
	// A complete single letter would match too many words: `b x b` is not Borrowed Blade.
	if (name.startsWith(word) && (open || isDense || word.length > 1)) {
		return open ? PREFIX_QUALITY + (0.1 * word.length) / name.length : PREFIX_QUALITY * 0.9
	}
	const substring = (isDense || word.length >= LATIN_SUBSTRING_LENGTH) && name.includes(word) ? SUBSTRING_QUALITY : 0
	if (word.length < 2) return substring
	const complete = spelling(word, name)
	const prefix = open && name.length > word.length ? PREFIX_QUALITY * spelling(word, name.slice(0, word.length)) : 0
	return Math.max(complete, prefix, substring)
}

function spelling(word: string, name: string): number {
	const length = Math.max(word.length, name.length)
	const most = Math.floor(length * (1 - MINIMUM_SIMILARITY))
	const edits = distance(word, name, most)
	return edits > most ? 0 : 1 - edits / length
}

/** Compares query and name without spaces: words that were joined or split, and incomplete queries. */
function joinedQuality(query: PreparedQuery, name: string): number {
	const { joined } = query
	if (name === joined) return 0.99
	if (query.open && name.startsWith(joined)) return PREFIX_QUALITY + (0.08 * joined.length) / name.length
	if (joined.length < 4) return 0
	return JOINED_QUALITY * spelling(joined, name)
}
