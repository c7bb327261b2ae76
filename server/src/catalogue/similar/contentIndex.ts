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

/** The shared weight at which half of a similarity counts: one common feature says little. */
const HALF_TRUSTED = 12
/** The part of the similarity that is lost with years apart, and the number of years after which no more is lost. */
const LOST_BY_YEARS = 0.3
const YEARS_APART = 20
/** The part that an unknown title loses: among equals, the better known one is the better answer. */
const LOST_BY_OBSCURITY = 0.5

/**
 * Finds titles of one kind by common features: the cosine of vectors in which a feature weighs more the rarer it is. A
 * feature has a list of its titles, so that a query reads only titles that share something.
 */
export class ContentIndex {
	readonly #entries = new Map<number, Entry>()
	readonly #titlesOf = new Map<Feature, Set<Entry>>()
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
		this.#hasNorms = false
	}

	remove(id: number): void {
		const entry = this.#entries.get(id)
		if (!entry) return
		this.#entries.delete(id)
		for (const feature of entry.features) this.#titlesOf.get(feature)?.delete(entry)
		this.#hasNorms = false
	}

	/** The titles of the same kind that resemble one most. */
	similar(id: number, limit: number): SimilarTitle[] {
		const own = this.#entries.get(id)
		if (!own) return []
		this.#computeNorms()
		const touched: Entry[] = []
		for (const feature of own.features) {
			const weight = this.#weight(feature) ** 2
			if (weight === 0) continue
			for (const other of this.#titlesOf.get(feature) ?? []) {
				if (other.shared === 0) touched.push(other)
				other.shared += weight
			}
		}
		const found: SimilarTitle[] = []
		for (const other of touched) {
			if (other !== own && other.kind === own.kind) found.push({ id: other.id, similarity: similarityOf(own, other) })
			other.shared = 0
		}
		return found.sort((one, other) => other.similarity - one.similarity || one.id - other.id).slice(0, limit)
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

function similarityOf(own: Entry, other: Entry): number {
	const cosine = other.shared / (own.norm * other.norm)
	const trust = other.shared / (other.shared + HALF_TRUSTED)
	const apart = own.year === null || other.year === null ? YEARS_APART / 2 : Math.abs(own.year - other.year)
	const nearness = 1 - (LOST_BY_YEARS * Math.min(apart, YEARS_APART)) / YEARS_APART
	return cosine * trust * nearness * (1 - LOST_BY_OBSCURITY * (1 - other.renown))
}
