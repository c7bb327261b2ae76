import { LRUCache } from 'lru-cache'
import type { Kind } from 'shared-contract'
import { type Feature, weightOf } from './feature.ts'

/** What a title is compared by. */
export interface ContentTitle {
	id: number
	kind: Kind
	year: number | null
	/** How well known it is, 0 to 1. */
	renown: number
	features: readonly Feature[]
}

export interface SimilarTitle {
	id: number
	/** 0 to 1. */
	similarity: number
}

/** A title with its length as a vector of weighted features, and the scratch sum of the query that runs. */
interface Entry extends ContentTitle {
	norm: number
	shared: number
}

/** The most similar titles that are kept of one. */
const SIMILAR_MAX = 60
const CACHED = 2_000
/** The number of candidates after which frequent features add no others. */
const ENOUGH = 500
/** A title that shares only features of so many titles is a candidate from this renown on. */
const FREQUENT = 3_000
const KNOWN = 0.5
/** The shared weight at which half of a similarity counts: one common feature says little. */
const HALF_TRUSTED = 12
/** The part of the similarity that is lost with years apart, and the number of years after which no more is lost. */
const LOST_BY_YEARS = 0.3
const YEARS_APART = 20
/** The part that an unknown title loses: among equals, the better known one is the better answer. */
const LOST_BY_OBSCURITY = 0.7

/**
 * Finds titles of one kind by common features: the cosine of vectors in which a feature weighs more the rarer it is. A
 * feature has a list of its titles, so that a query reads only titles that share something.
 */
export class ContentIndex {
	readonly #entries = new Map<number, Entry>()
	readonly #titlesOf = new Map<Feature, Set<Entry>>()
	/** The similar titles of frequently asked ones, until a title changes. */
	readonly #cache = new LRUCache<number, readonly SimilarTitle[]>({
		max: CACHED,
		memoMethod: (id) => this.#find(id),
	})
	#hasNorms = true

	has(id: number): boolean {
		return this.#entries.has(id)
	}

	put(title: ContentTitle): void {
		const known = this.#entries.get(title.id)
		if (known && known.kind === title.kind && known.features.join() === title.features.join()) {
			Object.assign(known, title)
			return
		}
		this.remove(title.id)
		const entry = { ...title, norm: 0, shared: 0 }
		this.#entries.set(title.id, entry)
		for (const feature of title.features) {
			const titles = this.#titlesOf.get(feature)
			if (titles) titles.add(entry)
			else this.#titlesOf.set(feature, new Set([entry]))
		}
		this.#forget()
	}

	remove(id: number): void {
		const entry = this.#entries.get(id)
		if (!entry) return
		this.#entries.delete(id)
		for (const feature of entry.features) this.#titlesOf.get(feature)?.delete(entry)
		this.#forget()
	}

	/** The titles of the same kind that resemble one most, at most {@link SIMILAR_MAX}. */
	similar(id: number, limit: number): readonly SimilarTitle[] {
		return this.#cache.memo(id).slice(0, limit)
	}

	#forget(): void {
		this.#hasNorms = false
		this.#cache.clear()
	}

	#find(id: number): readonly SimilarTitle[] {
		const own = this.#entries.get(id)
		if (!own) return []
		this.#computeNorms()
		const touched = this.#share(own)
		const found: SimilarTitle[] = []
		let least = 0
		for (const other of touched) {
			const similarity = other === own ? 0 : similarityOf(own, other)
			other.shared = 0
			if (similarity <= least) continue
			found.push({ id: other.id, similarity })
			if (found.length < 4 * SIMILAR_MAX) continue
			found.sort(bySimilarity).splice(SIMILAR_MAX)
			least = found.at(-1)?.similarity ?? 0
		}
		return found.sort(bySimilarity).slice(0, SIMILAR_MAX)
	}

	/**
	 * Sums up what titles of the kind share with one, the rarest features first. Once there are enough candidates, a frequent
	 * feature only counts for them: a title that shares nothing rarer is not among the most similar.
	 */
	#share(own: Entry): Entry[] {
		const touched: Entry[] = []
		const lists = own.features.map((feature) => ({
			titles: this.#titlesOf.get(feature) ?? new Set<Entry>(),
			weight: this.#weight(feature) ** 2,
		}))
		for (const { titles, weight } of lists.sort((one, other) => one.titles.size - other.titles.size)) {
			if (touched.length >= ENOUGH && titles.size > touched.length) {
				for (const other of touched) if (titles.has(other)) other.shared += weight
				continue
			}
			for (const other of titles) {
				if (other.kind !== own.kind) continue
				if (other.shared === 0) {
					if (titles.size > FREQUENT && other.renown < KNOWN) continue
					touched.push(other)
				}
				other.shared += weight
			}
		}
		return touched
	}

	#weight(feature: Feature): number {
		return weightOf(feature, this.#titlesOf.get(feature)?.size ?? 0, this.#entries.size)
	}

	/** Every change of a title changes the rarity of its features, and with it the length of all vectors. */
	#computeNorms(): void {
		if (this.#hasNorms) return
		const weights = new Map([...this.#titlesOf.keys()].map((feature) => [feature, this.#weight(feature) ** 2]))
		for (const entry of this.#entries.values()) {
			let sum = 0
			for (const feature of entry.features) sum += weights.get(feature) ?? 0
			entry.norm = Math.sqrt(sum)
		}
		this.#hasNorms = true
	}
}

const bySimilarity = (one: SimilarTitle, other: SimilarTitle) => other.similarity - one.similarity || one.id - other.id

function similarityOf(own: Entry, other: Entry): number {
	const cosine = other.shared / (own.norm * other.norm)
	const trust = other.shared / (other.shared + HALF_TRUSTED)
	const apart = own.year === null || other.year === null ? YEARS_APART / 2 : Math.abs(own.year - other.year)
	const nearness = 1 - (LOST_BY_YEARS * Math.min(apart, YEARS_APART)) / YEARS_APART
	return cosine * trust * nearness * (1 - LOST_BY_OBSCURITY * (1 - other.renown))
}
