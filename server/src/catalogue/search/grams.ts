/** How many different grams there can be: three of 37 signs each, and as many places again for all other scripts. */
export const GRAM_SPACE = 131_072

const SIGNS = 37
const OTHER_SCRIPTS = 65_536
const LATIN_WORD = /^[a-z0-9]+$/

/** The sign's number: a space is 0, digits are 1 to 10, letters 11 to 36. */
function sign(code: number): number {
	if (code >= 97) return code - 86
	return code >= 48 ? code - 47 : 0
}

/**
 * Puts the grams of a word into `into`, from `at` on: three letters at a time with its edges, or in scripts without
 * spaces one and two signs at a time.
 *
 * @param open whether the word may go on, as the last one does while somebody types.
 * @returns the place after the last one.
 */
export function gramsOf(word: string, open: boolean, into: Int32Array, at: number): number {
	return LATIN_WORD.test(word) ? latinGrams(word, open, into, at) : otherGrams(word, into, at)
}

function latinGrams(word: string, open: boolean, into: Int32Array, at: number): number {
	let before = 0
	let previous = 0
	let end = at
	for (let place = 0; place < word.length; place += 1) {
		const current = sign(word.charCodeAt(place))
		end = put(into, end, (before * SIGNS + previous) * SIGNS + current)
		before = previous
		previous = current
	}
	return open ? end : put(into, end, (before * SIGNS + previous) * SIGNS)
}

function otherGrams(word: string, into: Int32Array, at: number): number {
	let end = at
	let previous = 0
	for (const character of word) {
		const code = character.codePointAt(0) ?? 0
		end = put(into, end, OTHER_SCRIPTS + (mix(code) % OTHER_SCRIPTS))
		if (previous !== 0) end = put(into, end, OTHER_SCRIPTS + (mix(previous * 31 + code) % OTHER_SCRIPTS))
		previous = code
	}
	return end
}

function put(into: Int32Array, at: number, gram: number): number {
	if (at < into.length) into[at] = gram
	return Math.min(at + 1, into.length)
}

function mix(value: number): number {
	const hashed = Math.imul(value, 0x9e3779b1)
	return (hashed ^ (hashed >>> 15)) >>> 0
}

/** Every different gram of a name's words, in `into`; as many as fit. Returns how many there are. */
export function gramsOfName(name: string, into: Int32Array): number {
	let end = 0
	for (const word of name.split(' ')) end = gramsOf(word, false, into, end)
	const grams = into.subarray(0, end).sort()
	let kept = 0
	for (let place = 0; place < end; place += 1) {
		if (place === 0 || grams[place] !== grams[place - 1]) into[kept++] = grams[place] ?? 0
	}
	return kept
}
