import { GRAM_SPACE, gramsOfName } from './grams.ts'

const NAMES_PER_STEP = 400
const MAX_GRAMS = 256

/** An inverted index: the names with gram `g` are `names[starts[g]]` to `names[starts[g + 1] - 1]`. */
export interface Postings {
	readonly starts: Uint32Array
	readonly names: Uint32Array
}

/** Builds the postings of names in steps; each `yield` is a point to let requests run. */
export function* buildPostings(names: readonly string[]): Generator<void, Postings> {
	const starts = new Uint32Array(GRAM_SPACE + 1)
	const grams = new Int32Array(MAX_GRAMS)
	for (const [index, name] of names.entries()) {
		const count = gramsOfName(name, grams)
		for (let position = 0; position < count; position += 1) increment(starts, (grams[position] ?? 0) + 1)
		if (index % NAMES_PER_STEP === 0) yield
	}
	for (let gram = 0; gram < GRAM_SPACE; gram += 1) starts[gram + 1] = (starts[gram + 1] ?? 0) + (starts[gram] ?? 0)
	const sorted = new Uint32Array(starts[GRAM_SPACE] ?? 0)
	const next = starts.slice(0, GRAM_SPACE)
	for (const [index, name] of names.entries()) {
		const count = gramsOfName(name, grams)
		for (let position = 0; position < count; position += 1) sorted[increment(next, grams[position] ?? 0)] = index
		if (index % NAMES_PER_STEP === 0) yield
	}
	return { starts, names: sorted }
}

/** Increments a count and returns its previous value. */
function increment(counts: Uint32Array, position: number): number {
	const before = counts[position] ?? 0
	counts[position] = before + 1
	return before
}
