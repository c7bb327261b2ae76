import { GRAM_SPACE, gramsOfName } from './grams.ts'

const NAMES_A_STEP = 400
const GRAMS_OF_A_NAME = 256

/** Which names hold which gram: the names of gram `g` are `names[starts[g]]` to `names[starts[g + 1] - 1]`. */
export interface Postings {
	readonly starts: Uint32Array
	readonly names: Uint32Array
}

/** Builds the postings of the given names step by step; each `yield` is a place to let others work. */
export function* buildPostings(names: readonly string[]): Generator<void, Postings> {
	const starts = new Uint32Array(GRAM_SPACE + 1)
	const grams = new Int32Array(GRAMS_OF_A_NAME)
	for (const [index, name] of names.entries()) {
		const count = gramsOfName(name, grams)
		for (let place = 0; place < count; place += 1) add(starts, (grams[place] ?? 0) + 1)
		if (index % NAMES_A_STEP === 0) yield
	}
	for (let gram = 0; gram < GRAM_SPACE; gram += 1) starts[gram + 1] = (starts[gram + 1] ?? 0) + (starts[gram] ?? 0)
	const holders = new Uint32Array(starts[GRAM_SPACE] ?? 0)
	const next = starts.slice(0, GRAM_SPACE)
	for (const [index, name] of names.entries()) {
		const count = gramsOfName(name, grams)
		for (let place = 0; place < count; place += 1) holders[add(next, grams[place] ?? 0)] = index
		if (index % NAMES_A_STEP === 0) yield
	}
	return { starts, names: holders }
}

/** Adds one and returns what was there before. */
function add(counts: Uint32Array, place: number): number {
	const before = counts[place] ?? 0
	counts[place] = before + 1
	return before
}
