import { runInSlices } from '../runInSlices.ts'
import { Candidates } from './candidates.ts'
import { Documents, GROUPS, type Group, type SearchDocument } from './documents.ts'
import { type Exactness, exactness, NEAR } from './exactKey.ts'
import { prepareQuery } from './prepareQuery.ts'
import { type PreparedQuery, quality } from './quality.ts'
import { buildSegment, type IndexedName, namesOf, type Segment } from './segment.ts'
import { shortlist } from './shortlist.ts'

/** The size of the changed segment above which it is merged into the base segment. */
const MAX_CHANGED_NAMES = 8_000
const NAMES_PER_STEP = 250
/** The weight of renown against the quality of a match: it orders equal matches, and does not beat a better one. */
const RENOWN_WEIGHT = 0.14

/** More titles of one name are found by its words. */
const EXACT_TITLES = 40
/** The minimum quality of a result. */
const RESULT_QUALITY = 0.5

export interface SearchHit {
	id: number
	/** The id of the matched name. */
	nameId: number
	/** How well the name matches, 0 to 1. */
	quality: number
	/** Its quality and its renown. */
	score: number
	exactness: Exactness
	/** See {@link Documents.titles}. */
	titles: { total: number; best: number }
}

export type HitsByGroup = Record<Group, SearchHit[]>

/** An object with a value for each group. */
export function mapGroups<Value>(value: (group: Group) => Value): Record<Group, Value> {
	return Object.fromEntries(GROUPS.map((group) => [group, value(group)])) as Record<Group, Value>
}

/**
 * An in-memory search index of names that tolerates typing errors. A search takes up to a few milliseconds; 177,000 names
 * take about 40 MB. Changed documents go to a small segment beside the base segment.
 */
export class SearchIndex {
	readonly #documents = new Documents()
	readonly #candidates = new Candidates()
	#base: Segment | undefined
	#changed: Segment | undefined
	#changedNames: IndexedName[] = []
	#segments = 0

	/** Adds new and changed documents, yielding to requests in between. Do not call it again before it has finished. */
	async put(documents: readonly SearchDocument[]): Promise<void> {
		const owner = this.#changed?.number ?? ++this.#segments
		this.#changedNames = await runInSlices(this.#applyChange(documents, owner))
		if (this.#changedNames.length > MAX_CHANGED_NAMES) await runInSlices(this.#merge(owner))
		else this.#changed = await runInSlices(buildSegment(owner, this.#changedNames))
	}

	*#applyChange(documents: readonly SearchDocument[], owner: number): Generator<void, IndexedName[]> {
		const indexes = new Set<number>()
		const added: IndexedName[] = []
		for (const document of documents) {
			const index = this.#documents.put(document, owner)
			indexes.add(index)
			for (const name of namesOf(index, document.names)) added.push(name)
			if (added.length % NAMES_PER_STEP === 0) yield
		}
		return this.#changedNames.filter(({ document }) => !indexes.has(document)).concat(added)
	}

	remove(keys: readonly string[]): void {
		for (const key of keys) this.#documents.remove(key)
	}

	/**
	 * The best results of each group, best first; none for a query without letters and digits.
	 *
	 * @param minimumQuality the minimum quality of a name, 0 to 1.
	 */
	search(typed: string, limit: number, minimumQuality = RESULT_QUALITY): HitsByGroup {
		const best = GROUPS.map(() => new Map<number, SearchHit>())
		const query = prepareQuery(typed)
		if (query) {
			for (const segment of [this.#base, this.#changed])
				if (segment) this.#searchSegment(segment, query, best, minimumQuality)
		}
		return mapGroups((group) => [...(best[GROUPS.indexOf(group)]?.values() ?? [])].sort(byMatch).slice(0, limit))
	}

	/** The titles whose name is exactly what was typed, best first. */
	exactTitles(typed: string): number[] {
		const { animes, movies, mangas } = this.search(typed, EXACT_TITLES, 1)
		const exact = [...animes, ...movies, ...mangas].filter(({ exactness }) => exactness !== NEAR)
		return exact.sort(byMatch).map(({ id }) => id)
	}

	#searchSegment(segment: Segment, query: PreparedQuery, best: Map<number, SearchHit>[], minimumQuality: number) {
		this.#candidates.weigh(query, segment.postings, segment.skeletons.length)
		for (const name of shortlist(this.#candidates, segment, this.#documents, query)) {
			const index = segment.documents[name] ?? 0
			const match = quality(query, segment.skeletons[name] ?? '')
			if (match < minimumQuality) continue
			const score = match + RENOWN_WEIGHT * this.#documents.renown(index)
			const group = best[this.#documents.group(index)]
			const known = group?.get(index)
			const exact = match < 1 ? NEAR : exactness(query.exact, segment.exact[name] ?? 0)
			const hit = { id: this.#documents.id(index), score, exactness: exact }
			if (known && byMatch(known, hit) <= 0) continue
			const documents = this.#documents
			const nameId = segment.nameIds[name] ?? 0
			group?.set(index, { ...hit, nameId, quality: match, titles: documents.titles(index) })
		}
		this.#candidates.clear()
	}

	*#merge(owner: number): Generator<void> {
		const base = this.#base
		const number = ++this.#segments
		const names = this.#changedNames.filter(({ document }) => this.#documents.isOwnedBy(document, owner))
		yield
		for (const [name, text] of base?.skeletons.entries() ?? []) {
			const document = base?.documents[name] ?? 0
			if (!base || !this.#documents.isOwnedBy(document, base.number)) continue
			names.push({ document, nameId: base.nameIds[name] ?? 0, skeleton: text, exact: base.exact[name] ?? 0 })
			if (name % NAMES_PER_STEP === 0) yield
		}
		const segment = yield* buildSegment(number, names)
		for (const { document } of names) this.#documents.setOwner(document, number)
		this.#base = segment
		this.#changed = undefined
		this.#changedNames = []
	}
}

/** Names that are exactly what was typed come first, then the best match and best known. */
export function byMatch(
	one: Pick<SearchHit, 'id' | 'score' | 'exactness'>,
	other: Pick<SearchHit, 'id' | 'score' | 'exactness'>,
): number {
	return other.exactness - one.exactness || other.score - one.score || one.id - other.id
}
