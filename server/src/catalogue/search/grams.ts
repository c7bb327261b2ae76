/** The number of gram codes: trigrams of 37 Latin characters, and 65,536 hash buckets for all other scripts. */
export const GRAM_SPACE = 131_072

const ALPHABET_SIZE = 37
const HASH_BUCKETS = 65_536
const LATIN_WORD = /^[a-z0-9]+$/

/** The code of a Latin character: a space is 0, digits are 1 to 10, letters 11 to 36. */
function codeOf(code: number): number {
	if (code >= 97) return code - 86
	return code >= 48 ? code - 47 : 0
}

/**
 * Writes the grams of a word to `into` from index `at`: trigrams with the word's edges, or for scripts without spaces
 * unigrams and bigrams.
 *
 * @param open whether the word may be incomplete, as the last one is while typing.
 * @returns the index after the last gram.
 */
export function gramsOf(word: string, open: boolean, into: Int32Array, at: number): number {
	return LATIN_WORD.test(word) ? latinGrams(word, open, into, at) : otherGrams(word, into, at)
}

function latinGrams(word: string, open: boolean, into: Int32Array, at: number): number {
	let before = 0
	let previous = 0
	let end = at
	for (let index = 0; index < word.length; index += 1) {
		const current = codeOf(word.charCodeAt(index))
		end = put(into, end, (before * ALPHABET_SIZE + previous) * ALPHABET_SIZE + current)
		before = previous
		previous = current
	}
	return open ? end : put(into, end, (before * ALPHABET_SIZE + previous) * ALPHABET_SIZE)
}

function otherGrams(word: string, into: Int32Array, at: number): number {
	let end = at
	let previous = 0
	for (const character of word) {
		const code = character.codePointAt(0) ?? 0
		end = put(into, end, HASH_BUCKETS + (hash(code) % HASH_BUCKETS))
		if (previous !== 0) end = put(into, end, HASH_BUCKETS + (hash(previous * 31 + code) % HASH_BUCKETS))
		previous = code
	}
	return end
}

function put(into: Int32Array, at: number, gram: number): number {
	if (at < into.length) into[at] = gram
	return Math.min(at + 1, into.length)
}

function hash(value: number): number {
	const hashed = Math.imul(value, 0x9e3779b1)
	return (hashed ^ (hashed >>> 15)) >>> 0
}

/** Writes the distinct grams of a name's words to `into`, as many as fit, and returns their number. */
export function gramsOfName(name: string, into: Int32Array): number {
	let end = 0
	for (const word of name.split(' ')) end = gramsOf(word, false, into, end)
	const grams = into.subarray(0, end).sort()
	let count = 0
	for (let index = 0; index < end; index += 1) {
		if (index === 0 || grams[index] !== grams[index - 1]) into[count++] = grams[index] ?? 0
	}
	return count
}
