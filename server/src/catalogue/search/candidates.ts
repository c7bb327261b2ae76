import { gramsOf } from './grams.ts'
import type { Postings } from './postings.ts'
import type { Sought } from './quality.ts'

const MOST_GRAMS = 512
/** Of a long query its rarest grams say enough. */
const USED_GRAMS = 36
/** Past this many steps only what has been met already counts. */
const MOST_STEPS = 150_000
const ALWAYS_USED = 6
/** What shares less than this part of what the best name shares is not looked at. */
const LEAST_SHARE = 0.4
/** Letters of a word in which two neighbours may have been swapped: that alone breaks most grams of a short word. */
const SHORT_WORD = [4, 9] as const
const SWAPPED_WEIGHT = 0.5

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
	#heaviest = 0

	/** Weighs every name of the postings; call {@link clear} before the next query. */
	weigh(sought: Sought, postings: Postings, names: number): void {
		if (this.#weights.length < names) {
			this.#weights = new Float32Array(names)
			this.#met = new Uint32Array(names)
		}
		const grams = rarestFirst(sought, postings, names)
		const total = grams.reduce((sum, { weight }) => sum + weight, 0)
		let steps = 0
		let left = 1
		for (const [place, { from, to, weight }] of grams.entries()) {
			steps += to - from
			if (place >= ALWAYS_USED && steps > MOST_STEPS) break
			// The commonest grams come last: a name that has none of the rarer ones could no longer weigh enough.
			const isOpen = left >= LEAST_SHARE * this.#heaviest
			this.#add(postings.names, { from, to, weight: weight / total }, isOpen)
			left -= weight / total
		}
	}

	#add(names: Uint32Array, { from, to, weight }: Gram, isOpen: boolean) {
		const weights = this.#weights
		const met = this.#met
		let count = this.#count
		let heaviest = this.#heaviest
		for (let place = from; place < to; place += 1) {
			const name = names[place] ?? 0
			const before = weights[name] ?? 0
			if (before === 0) {
				if (!isOpen) continue
				met[count++] = name
			}
			const after = before + weight
			weights[name] = after
			if (after > heaviest) heaviest = after
		}
		this.#count = count
		this.#heaviest = heaviest
	}

	/** What a name must weigh to be looked at: a part of what the heaviest one does. */
	get least(): number {
		return LEAST_SHARE * this.#heaviest
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
		this.#heaviest = 0
	}
}

function rarestFirst(sought: Sought, { starts }: Postings, names: number): Gram[] {
	const typed = typedGrams(sought)
	const swapped = swappedGrams(sought).filter((gram) => !typed.has(gram))
	const grams: Gram[] = []
	const add = (gram: number, trust: number) => {
		const from = starts[gram] ?? 0
		const to = starts[gram + 1] ?? 0
		if (to > from) grams.push({ from, to, weight: trust * Math.log(1 + names / (to - from)) })
	}
	for (const gram of typed) add(gram, 1)
	for (const gram of new Set(swapped)) add(gram, SWAPPED_WEIGHT)
	return grams.sort((one, other) => one.to - one.from - (other.to - other.from)).slice(0, USED_GRAMS)
}

function typedGrams({ words, open }: Sought): Set<number> {
	const found = new Int32Array(MOST_GRAMS)
	let end = 0
	for (const [place, word] of words.entries()) end = gramsOf(word, open && place === words.length - 1, found, end)
	return new Set(found.subarray(0, end))
}

/** The grams of a single short word with any two neighbours changed back. */
function swappedGrams({ words, open }: Sought): number[] {
	const [word = ''] = words
	if (words.length !== 1 || word.length < SHORT_WORD[0] || word.length > SHORT_WORD[1]) return []
	const found = new Int32Array(MOST_GRAMS)
	let end = 0
	for (let place = 0; place + 1 < word.length; place += 1) {
		const changed = word.slice(0, place) + word[place + 1] + word[place] + word.slice(place + 2)
		end = gramsOf(changed, open, found, end)
	}
	return [...found.subarray(0, end)]
}
