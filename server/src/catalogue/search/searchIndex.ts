import { runInSlices } from '../runInSlices.ts'
import { Candidates } from './candidates.ts'
import { Documents, ENTITY_GROUPS, GROUPS, type Group, type SearchDocument } from './documents.ts'
import { type Exactness, exactness, isSynonymKey, NEAR, SYNONYM } from './exactKey.ts'
import type { Hints } from './hints.ts'
import { OF_ENTITIES, OF_TITLES, type PreparedQuery, quality } from './quality.ts'
import { readingsOf } from './readings.ts'
import { buildSegment, type IndexedName, namesOf, type Segment } from './segment.ts'
import { shortlist } from './shortlist.ts'

/** The size of the changed segment above which it is merged into the base segment. */
const MAX_CHANGED_NAMES = 8_000
const NAMES_PER_STEP = 250
/** The weight of renown against the quality of a match: it orders equal matches, and does not beat a much better one. */
const RENOWN_WEIGHT = 0.2
/** What a title of the year, the season or the format that a query says gains for each of them, of the group, and of the dub. */
const HINT_WEIGHT = 0.2
const GROUP_HINT_WEIGHT = 0.25
const DUB_HINT_WEIGHT = 0.02
/** A title of which a query says nothing but its season, year or group. */
const HINTED_QUALITY = 0.9
/** What a match of a part of a synonym loses. */
const PART_OF_SYNONYM = 0.03
/** As good as exact, such as a name with its words joined. */
const EXACT_QUALITY = 0.98
const WHOLE_QUALITY = 0.87

interface Search {
	query: PreparedQuery
	hints: Hints
	isShortened: boolean
	minimumQuality: number
}

/** More titles of one name are found by its words. */
const EXACT_TITLES = 40
/** The minimum quality of a result. */
const RESULT_QUALITY = 0.68

export interface SearchHit {
	id: number
	/** The id of the matched name. */
	nameId: number
	/** How well the name matches, 0 to 1. */
	quality: number
	/** Its quality, its renown, whether it is exact and has what the query says beside the name. */
	score: number
	/** Whether the name holds each word that was typed. */
	isWhole: boolean
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
		for (const { query, hints, isShortened } of readingsOf(typed)) {
			// The words of a title that is called exactly so are no hints.
			if (isShortened && query && best.some((hits) => [...hits.values()].some(({ quality }) => quality === 1))) continue
			if (!query) this.#listHinted(hints, best)
			for (const segment of [this.#base, this.#changed])
				if (segment && query) this.#searchSegment(segment, { query, hints, isShortened, minimumQuality }, best)
		}
		return mapGroups((group) => [...(best[GROUPS.indexOf(group)]?.values() ?? [])].sort(byMatch).slice(0, limit))
	}

	/** The titles whose name is exactly what was typed, best first. */
	exactTitles(typed: string): number[] {
		const { animes, movies, mangas } = this.search(typed, EXACT_TITLES, 1)
		const exact = [...animes, ...movies, ...mangas].filter(({ exactness }) => exactness !== NEAR)
		return exact.sort(byMatch).map(({ id }) => id)
	}

	#searchSegment(
		segment: Segment,
		{ query, hints, isShortened, minimumQuality }: Search,
		best: Map<number, SearchHit>[],
	) {
		const documents = this.#documents
		this.#candidates.weigh(query, segment.postings, segment.skeletons.length)
		for (const name of shortlist(this.#candidates, segment, documents, query)) {
			const index = segment.documents[name] ?? 0
			const text = segment.skeletons[name] ?? ''
			const group = documents.group(index)
			const isEntity = ENTITY_GROUPS.has(GROUPS[group] ?? 'news')
			const match = quality(query, text, isEntity ? OF_ENTITIES : OF_TITLES)
			if (match < minimumQuality) continue
			const key = segment.exact[name] ?? 0
			const isExact = match === 1 && !isShortened
			const score =
				match +
				RENOWN_WEIGHT * documents.renown(index) +
				this.#hintGain(index, hints) -
				(match < 1 && isSynonymKey(key) ? PART_OF_SYNONYM : 0)
			const exact = isExact ? exactness(query.exact, key, text) : NEAR
			const hit = { id: documents.id(index), score, exactness: exact }
			const known = best[group]?.get(index)
			if (known && byMatch(known, hit) <= 0) continue
			const nameId = segment.nameIds[name] ?? 0
			const facts = { nameId, quality: match, isWhole: isWhole(query, text, match) }
			best[group]?.set(index, { ...hit, ...facts, titles: documents.titles(index) })
		}
		this.#candidates.clear()
	}

	/** Finds the titles of a year or a season of which nothing else was typed. */
	#listHinted({ group: wanted, dub, ...hints }: Hints, best: Map<number, SearchHit>[]) {
		const documents = this.#documents
		const all = HINT_WEIGHT * Object.keys(hints).length
		if (hints.year === undefined) return
		for (const index of documents.all()) {
			if (documents.facts(index)?.year !== hints.year) continue
			const group = documents.group(index)
			if (this.#hintGain(index, hints) < all || (wanted && GROUPS[group] !== wanted)) continue
			const score = HINTED_QUALITY + this.#hintGain(index, { ...hints, dub }) + RENOWN_WEIGHT * documents.renown(index)
			const hit = { id: documents.id(index), nameId: 0, score, quality: HINTED_QUALITY, isWhole: true }
			best[group]?.set(index, { ...hit, exactness: NEAR, titles: documents.titles(index) })
		}
	}

	/** What a document gains by the hints that are true of it. */
	#hintGain(index: number, { group, format, year, season, dub = '' }: Hints): number {
		const facts = this.#documents.facts(index)
		if (!facts) return 0
		const met = [format && format === facts.format, year && year === facts.year, season && season === facts.season]
		const isOfGroup = group !== undefined && group === GROUPS[this.#documents.group(index)]
		const ofDub = facts.dubs.includes(dub) ? DUB_HINT_WEIGHT : 0
		return HINT_WEIGHT * met.filter(Boolean).length + (isOfGroup ? GROUP_HINT_WEIGHT : 0) + ofDub
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

// Mistyped words are whole, unfinished ones are not.
function isWhole(query: PreparedQuery, name: string, match: number): boolean {
	if (match >= EXACT_QUALITY || query.words.every((word) => ` ${name} `.includes(` ${word} `))) return true
	return (query.open ? quality({ ...query, open: false }, name, OF_ENTITIES) : match) >= WHOLE_QUALITY
}

/** Names that are exactly what was typed come first, then the best match and best known. */
export function byMatch(one: Ranked, other: Ranked): number {
	return precedence(other) - precedence(one) || other.score - one.score || one.id - other.id
}

type Ranked = Pick<SearchHit, 'id' | 'score' | 'exactness'>

// A longer synonym that is exact is a match like others: less known works bear the names of well-known ones.
function precedence({ exactness }: Ranked): number {
	return exactness === SYNONYM ? NEAR : exactness
}
