import { gramsOf } from './grams.ts'
import type { Postings } from './postings.ts'
import type { PreparedQuery } from './quality.ts'

const MAX_GRAMS = 512
/** A long query uses its rarest grams only. */
const USED_GRAMS = 36
/** The budget of postings to visit; the commonest grams beyond it are skipped. */
const MAX_POSTINGS = 150_000
const ALWAYS_USED_GRAMS = 6
/** The weight, relative to the best name's, below which a name is ignored. */
const MINIMUM_SHARE = 0.4
/** The word lengths for which swapped neighbours are tried: a swap breaks most grams of a short word. */
const SHORT_WORD = [4, 9] as const
const SWAPPED_WEIGHT = 0.5

interface Gram {
	from: number
	to: number
	weight: number
}

/** The names that share grams with a query, each with its share of the query's weight: 0 to 1. */
export class Candidates {
	#weights = new Float32Array(0)
	#matched = new Uint32Array(0)
	#count = 0
	#heaviest = 0

	/** Computes the weight of every name in the postings; call {@link clear} before the next query. */
	weigh(query: PreparedQuery, postings: Postings, names: number): void {
		if (this.#weights.length < names) {
			this.#weights = new Float32Array(names)
			this.#matched = new Uint32Array(names)
		}
		const grams = rarestFirst(query, postings, names)
		const total = grams.reduce((sum, { weight }) => sum + weight, 0)
		let visited = 0
		let remaining = 1
		for (const [index, { from, to, weight }] of grams.entries()) {
			visited += to - from
			if (index >= ALWAYS_USED_GRAMS && visited > MAX_POSTINGS) break
			// The commonest grams come last: a name without any of the rarer ones cannot reach the minimum weight.
			const acceptsNew = remaining >= MINIMUM_SHARE * this.#heaviest
			this.#add(postings.names, { from, to, weight: weight / total }, acceptsNew)
			remaining -= weight / total
		}
	}

	#add(names: Uint32Array, { from, to, weight }: Gram, acceptsNew: boolean) {
		const weights = this.#weights
		const matched = this.#matched
		let count = this.#count
		let heaviest = this.#heaviest
		for (let index = from; index < to; index += 1) {
			const name = names[index] ?? 0
			const before = weights[name] ?? 0
			if (before === 0) {
				if (!acceptsNew) continue
				matched[count++] = name
			}
			const after = before + weight
			weights[name] = after
			if (after > heaviest) heaviest = after
		}
		this.#count = count
		this.#heaviest = heaviest
	}

	/** The minimum weight of a candidate, relative to the heaviest one. */
	get minimumWeight(): number {
		return MINIMUM_SHARE * this.#heaviest
	}

	/** The names that share a gram, unordered. */
	get matched(): Uint32Array {
		return this.#matched.subarray(0, this.#count)
	}

	weight(name: number): number {
		return this.#weights[name] ?? 0
	}

	clear(): void {
		for (let index = 0; index < this.#count; index += 1) this.#weights[this.#matched[index] ?? 0] = 0
		this.#count = 0
		this.#heaviest = 0
	}
}

function rarestFirst(query: PreparedQuery, { starts }: Postings, names: number): Gram[] {
	const typed = typedGrams(query)
	const swapped = swappedGrams(query).filter((gram) => !typed.has(gram))
	const grams: Gram[] = []
	const add = (gram: number, factor: number) => {
		const from = starts[gram] ?? 0
		const to = starts[gram + 1] ?? 0
		if (to > from) grams.push({ from, to, weight: factor * Math.log(1 + names / (to - from)) })
	}
	for (const gram of typed) add(gram, 1)
	for (const gram of new Set(swapped)) add(gram, SWAPPED_WEIGHT)
	return grams.sort((one, other) => one.to - one.from - (other.to - other.from)).slice(0, USED_GRAMS)
}

function typedGrams({ words, open }: PreparedQuery): Set<number> {
	const found = new Int32Array(MAX_GRAMS)
	let end = 0
	for (const [index, word] of words.entries()) end = gramsOf(word, open && index === words.length - 1, found, end)
	return new Set(found.subarray(0, end))
}

/** The grams of a single short word with each pair of neighbours swapped. */
function swappedGrams({ words, open }: PreparedQuery): number[] {
	const [word = ''] = words
	if (words.length !== 1 || word.length < SHORT_WORD[0] || word.length > SHORT_WORD[1]) return []
	const found = new Int32Array(MAX_GRAMS)
	let end = 0
	for (let index = 0; index + 1 < word.length; index += 1) {
		const changed = word.slice(0, index) + word[index + 1] + word[index] + word.slice(index + 2)
		end = gramsOf(changed, open, found, end)
	}
	return [...found.subarray(0, end)]
}
