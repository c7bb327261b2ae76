import type { Format, Genre, Kind, Sort, Status, TitleSeason } from 'shared-contract'

/** The columns of a title by which lists are filtered and sorted. */
export interface ListedTitle {
	id: number
	kind: Kind
	format: Format
	status: Status
	genres: readonly Genre[]
	year: number | null
	season: TitleSeason | null
	/** The subtags of the languages into which it is dubbed. */
	dubs: readonly string[]
	/** The keys of the services on which it is available. */
	services: readonly string[]
	/** Its mean; null without votes. */
	score: number | null
	/** The number of its episodes, or chapters. */
	episodes: number | null
	minutes: number | null
	weightedRating: number
	popularity: number
	/** How well known it is, 0 to 1. */
	renown: number
	/** Milliseconds since 1970. */
	addedAt: number
	/** ISO date, possibly partial; empty where it is unknown. */
	started: string
	sortTitle: string
	/** Every folded name, one per line. */
	names: string
}

type Order = (one: ListedTitle, other: ListedTitle) => number

const byId: Order = (one, other) => one.id - other.id

/** The orders that readers choose from, and that of renown. */
export type ListOrder = Sort | 'renown'

/** Each order ends with the id as tie-break. */
export const ORDERS: Record<ListOrder, Order> = {
	rating: (one, other) => other.weightedRating - one.weightedRating || byId(one, other),
	year: (one, other) =>
		(other.year ?? -1) - (one.year ?? -1) || other.weightedRating - one.weightedRating || byId(one, other),
	title: (one, other) => compareText(one.sortTitle, other.sortTitle) || byId(one, other),
	popularity: (one, other) => other.popularity - one.popularity || byId(one, other),
	renown: (one, other) => other.renown - one.renown || byId(one, other),
	added: (one, other) => other.addedAt - one.addedAt || compareText(other.started, one.started) || byId(other, one),
}

function compareText(one: string, other: string): number {
	if (one === other) return 0
	return one < other ? -1 : 1
}
