import { LRUCache } from 'lru-cache'
import {
	KINDS,
	type Kind,
	SEASONS,
	SORTS,
	type Sort,
	seasonNumber,
	seasonOfNumber,
	type TitleSeason,
	type YearSeason,
} from 'shared-contract'
import { type ListedTitle, type ListOrder, ORDERS } from './listedTitle.ts'
import { conditionsOf, filterKey, type ListingFilter } from './listingFilter.ts'
import { mergeSorted, sortInSteps } from './merge.ts'

const CACHED_LISTS = 100
export const DEFAULT_SORT: Sort = 'rating'
const LIST_ORDERS: readonly ListOrder[] = [...SORTS, 'renown']

/**
 * In-memory index of the lists of titles: all titles sorted in each order, and a cache of filtered lists. A page is a slice
 * of a list and the total its length, so every page costs the same.
 */
export class ListingIndex {
	#orders: ReadonlyMap<string, ListedTitle[]> = new Map()
	readonly #lists = new LRUCache<string, Int32Array>({ max: CACHED_LISTS })
	readonly #facets = new LRUCache<Kind, FacetValues>({
		max: KINDS.length,
		memoMethod: (kind) => facetsOf(this.#orders.get(orderKey(kind, 'year')) ?? []),
	})

	#seasons: readonly SeasonCount[] | undefined

	/** The sorted ids of a filtered list. */
	list(filter: ListingFilter): Int32Array {
		const conditions = conditionsOf(filter)
		if (!conditions) return new Int32Array()
		const key = filterKey(filter)
		const cached = this.#lists.get(key)
		if (cached) return cached
		const titles = this.#orders.get(orderKey(filter.kind, filter.sort ?? DEFAULT_SORT)) ?? []
		const listed = titles.filter((title) => conditions.every((holds) => holds(title)))
		const ids = Int32Array.from(listed, ({ id }) => id)
		this.#lists.set(key, ids)
		return ids
	}

	/**
	 * Applies new, changed and removed titles. The change is atomic: lists show all of it after the last step and nothing of
	 * it before. Each `yield` is a point to let requests run.
	 */
	*change(put: readonly ListedTitle[], removed: readonly number[]): Generator<void> {
		if (put.length === 0 && removed.length === 0) return
		const changed = new Set([...put.map(({ id }) => id), ...removed])
		const isUnchanged = ({ id }: ListedTitle) => !changed.has(id)
		const orders = new Map<string, ListedTitle[]>()
		for (const kind of KINDS) {
			const ofKind = put.filter((title) => title.kind === kind)
			for (const sort of LIST_ORDERS) {
				const sorted = yield* sortInSteps(ofKind, ORDERS[sort])
				const before = this.#orders.get(orderKey(kind, sort)) ?? []
				orders.set(orderKey(kind, sort), mergeSorted(before, isUnchanged, sorted, ORDERS[sort]))
				yield
			}
		}
		this.#orders = orders
		this.#lists.clear()
		this.#facets.clear()
		this.#seasons = undefined
	}

	/** The seasons of anime and films with their number of titles, the newest first. */
	seasons(): readonly SeasonCount[] {
		this.#seasons ??= seasonsOf(this.#orders.get(orderKey('anime', 'year')) ?? [])
		return this.#seasons
	}

	/** The values that lists of a kind can be filtered by. */
	facets(kind: Kind): FacetValues {
		return this.#facets.memo(kind)
	}
}

function orderKey(kind: Kind, sort: ListOrder): string {
	return `${kind} ${sort}`
}

interface SeasonCount extends YearSeason {
	/** The number of titles. */
	total: number
}

/** The seasons of titles with their number of titles, the newest first. Titles without a year or a season do not count. */
function seasonsOf(titles: readonly ListedTitle[]): SeasonCount[] {
	const totals = new Map<number, number>()
	for (const { year, season } of titles) {
		if (year === null || season === null) continue
		const number = seasonNumber({ year, season })
		totals.set(number, (totals.get(number) ?? 0) + 1)
	}
	return [...totals]
		.sort(([one], [other]) => other - one)
		.map(([number, total]) => ({ ...seasonOfNumber(number), total }))
}

/** The values by which titles can be filtered, with the keys of services. */
interface FacetValues {
	years: number[]
	seasons: TitleSeason[]
	dubs: string[]
	services: string[]
}

/** The latest year first, the seasons in the order of the year, the dubs and services with the most titles first. */
function facetsOf(titles: readonly ListedTitle[]): FacetValues {
	const years = new Set<number>()
	const seasons = new Set<string>()
	for (const { year, season } of titles) {
		if (year !== null) years.add(year)
		if (season !== null) seasons.add(season)
	}
	return {
		years: [...years].sort((one, other) => other - one),
		seasons: SEASONS.filter((season) => seasons.has(season)),
		dubs: mostFrequent(titles, ({ dubs }) => dubs),
		services: mostFrequent(titles, ({ services }) => services),
	}
}

function mostFrequent(titles: readonly ListedTitle[], valuesOf: (title: ListedTitle) => readonly string[]): string[] {
	const totals = new Map<string, number>()
	for (const title of titles) for (const value of valuesOf(title)) totals.set(value, (totals.get(value) ?? 0) + 1)
	return [...totals]
		.sort(([one, total], [other, otherTotal]) => otherTotal - total || (one < other ? -1 : 1))
		.map(([value]) => value)
}
