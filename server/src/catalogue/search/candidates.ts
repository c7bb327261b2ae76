import { GRAM_SPACE, gramsOf } from './grams.ts'
import type { Postings } from './postings.ts'
import type { Sought } from './quality.ts'

const MOST_GRAMS = 512
/** Of a long query its rarest grams say enough. */
const USED_GRAMS = 48
/** Past this many steps only what has been met already counts. */
const MOST_STEPS = 400_000
const ALWAYS_USED = 6

interface Gram {
	from: number
	to: number
	weight: number
}

/** Names that share grams with a query, and how much of the query's weight each has: 0 to 1. */
export class Candidates {
	#weights = new Float32Array(0)
	#met = new Uint32Array(0)
	#count = 0

	/** Weighs every name of the postings; call {@link clear} before the next query. */
	weigh(sought: Sought, postings: Postings, names: number): void {
		if (this.#weights.length < names) {
			this.#weights = new Float32Array(names)
			this.#met = new Uint32Array(names)
		}
		const grams = rarestFirst(sought, postings, names)
		const total = grams.reduce((sum, { weight }) => sum + weight, 0)
		let steps = 0
		for (const [place, { from, to, weight }] of grams.entries()) {
			steps += to - from
			if (place >= ALWAYS_USED && steps > MOST_STEPS) break
			this.#add(postings.names, from, to, weight / total)
		}
	}

	#add(names: Uint32Array, from: number, to: number, weight: number) {
		const weights = this.#weights
		const met = this.#met
		let count = this.#count
		for (let place = from; place < to; place += 1) {
			const name = names[place] ?? 0
			const before = weights[name] ?? 0
			if (before === 0) met[count++] = name
			weights[name] = before + weight
		}
		this.#count = count
	}

	/** The names that were met, in no order. */
	get met(): Uint32Array {
		return this.#met.subarray(0, this.#count)
	}

	weight(name: number): number {
		return this.#weights[name] ?? 0
	}

	clear(): void {
		for (let place = 0; place < this.#count; place += 1) this.#weights[this.#met[place] ?? 0] = 0
		this.#count = 0
	}
}

function rarestFirst(sought: Sought, { starts }: Postings, names: number): Gram[] {
	const found = new Int32Array(MOST_GRAMS)
	let end = 0
	for (const [place, word] of sought.words.entries()) {
		end = gramsOf(word, sought.open && place === sought.words.length - 1, found, end)
	}
	const grams: Gram[] = []
	for (const gram of new Set(found.subarray(0, end))) {
		if (gram >= GRAM_SPACE) continue
		const from = starts[gram] ?? 0
		const to = starts[gram + 1] ?? 0
		if (to > from) grams.push({ from, to, weight: Math.log(1 + names / (to - from)) })
	}
	return grams.sort((one, other) => one.to - one.from - (other.to - other.from)).slice(0, USED_GRAMS)
}
