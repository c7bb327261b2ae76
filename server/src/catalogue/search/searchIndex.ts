import { runInSlices } from '../runInSlices.ts'
import { Candidates } from './candidates.ts'
import { Documents, GROUPS, type Group, type SearchDocument } from './documents.ts'
import { quality, type Sought } from './quality.ts'
import { buildSegment, type IndexedName, namesOf, type Segment } from './segment.ts'
import { shortlist } from './shortlist.ts'
import { prepare } from './sought.ts'

/** As many changed names as are worth searching beside the others before all are put together again. */
const MOST_CHANGED_NAMES = 8_000
const NAMES_A_STEP = 250
/** What renown is worth beside the quality of a match: enough to order equals, too little to beat a better match. */
const RENOWN_WEIGHT = 0.14

/** A name that is less alike than this was not meant. */
const LEAST_QUALITY = 0.5

export interface SearchHit {
	id: number
	/** The name that was met. */
	nameId: number
	score: number
}

export type HitsByGroup = Record<Group, SearchHit[]>

/**
 * Finds documents by any of their names, forgiving of typing errors, in a fraction of a millisecond to a few. Holds the
 * names in memory: about 40 MB for 177,000.
 */
export class SearchIndex {
	readonly #documents = new Documents()
	readonly #candidates = new Candidates()
	#base: Segment | undefined
	#changed: Segment | undefined
	#changedNames: IndexedName[] = []
	#segments = 0

	/** Takes in new and changed documents, letting others work in between. Not to be called again before it is done. */
	async put(documents: readonly SearchDocument[]): Promise<void> {
		const owner = this.#changed?.number ?? ++this.#segments
		this.#changedNames = await runInSlices(this.#applyChange(documents, owner))
		if (this.#changedNames.length > MOST_CHANGED_NAMES) await runInSlices(this.#putTogether(owner))
		else this.#changed = await runInSlices(buildSegment(owner, this.#changedNames))
	}

	*#applyChange(documents: readonly SearchDocument[], owner: number): Generator<void, IndexedName[]> {
		const places = new Set<number>()
		const added: IndexedName[] = []
		for (const document of documents) {
			const place = this.#documents.put(document, owner)
			places.add(place)
			for (const name of namesOf(place, document.names)) added.push(name)
			if (added.length % NAMES_A_STEP === 0) yield
		}
		return this.#changedNames.filter(({ document }) => !places.has(document)).concat(added)
	}

	remove(keys: readonly string[]): void {
		for (const key of keys) this.#documents.remove(key)
	}

	/**
	 * The best of each group, best first; nothing for a query without letters and digits.
	 *
	 * @param least the quality below which a name does not count, 0 to 1.
	 */
	search(typed: string, limit: number, least = LEAST_QUALITY): HitsByGroup {
		const best = GROUPS.map(() => new Map<number, SearchHit>())
		const sought = prepare(typed)
		if (sought) {
			for (const segment of [this.#base, this.#changed]) if (segment) this.#searchIn(segment, sought, best, least)
		}
		const sorted = best.map((found) => [...found.values()].sort(byScore).slice(0, limit))
		return { animes: sorted[0] ?? [], mangas: sorted[1] ?? [], movies: sorted[2] ?? [], news: sorted[3] ?? [] }
	}

	#searchIn(segment: Segment, sought: Sought, best: Map<number, SearchHit>[], least: number) {
		this.#candidates.weigh(sought, segment.postings, segment.skeletons.length)
		for (const name of shortlist(this.#candidates, segment, this.#documents, sought)) {
			const place = segment.documents[name] ?? 0
			const match = quality(sought, segment.skeletons[name] ?? '')
			if (match < least) continue
			const score = match + RENOWN_WEIGHT * this.#documents.renown(place)
			const group = best[this.#documents.group(place)]
			const known = group?.get(place)
			if (known && known.score >= score) continue
			group?.set(place, { id: this.#documents.id(place), nameId: segment.nameIds[name] ?? 0, score })
		}
		this.#candidates.clear()
	}

	*#putTogether(owner: number): Generator<void> {
		const base = this.#base
		const number = ++this.#segments
		const names = this.#changedNames.filter(({ document }) => this.#documents.isOwnedBy(document, owner))
		yield
		for (const [name, text] of base?.skeletons.entries() ?? []) {
			const document = base?.documents[name] ?? 0
			if (!base || !this.#documents.isOwnedBy(document, base.number)) continue
			names.push({ document, nameId: base.nameIds[name] ?? 0, skeleton: text })
			if (name % NAMES_A_STEP === 0) yield
		}
		const segment = yield* buildSegment(number, names)
		for (const { document } of names) this.#documents.give(document, number)
		this.#base = segment
		this.#changed = undefined
		this.#changedNames = []
	}
}

function byScore(one: SearchHit, other: SearchHit): number {
	return other.score - one.score || one.id - other.id
}
