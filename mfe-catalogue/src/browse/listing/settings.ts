import type { ListingQuery, Sort } from 'shared-contract'
import type { SelectName } from './selects.ts'

/** A parameter of a list that the reader can change. */
export type Control =
	| SelectName
	| 'q'
	| 'sort'
	| 'genre'
	| 'genres'
	/** Score, length and tags. */
	| 'more'
	| 'hide'
	| 'adult'

/** The screens that are lists. Their translation keys start with these names. */
export type ListingScreen = 'explore' | 'mangas' | 'categories' | 'releases' | 'movies' | 'episodes' | 'ranking'

export interface ListingSettings {
	screen: ListingScreen
	/** The controls of the list. Parameters of other controls are ignored in the address. */
	controls: readonly Control[]
	/** The default sort order. */
	sort: Sort
}

export interface TitleListingSettings extends ListingSettings {
	/** Filters that always apply, whatever the reader selects. */
	list: Pick<ListingQuery, 'kind' | 'format' | 'status'>
}

/** The sort orders that a reader can select. */
export const SORT_ORDERS = ['rating', 'popularity', 'year', 'title'] as const satisfies readonly Sort[]
