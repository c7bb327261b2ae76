import type { ListingQuery, Sort } from 'shared-contract'

/** What a reader can choose in a list. */
export type Control = 'q' | 'sort' | 'type' | 'status' | 'year' | 'season' | 'genre' | 'genres' | 'hide'

/** The screens that are lists; their words begin with these. */
export type ListingScreen = 'explore' | 'mangas' | 'categories' | 'releases' | 'movies' | 'episodes' | 'ranking'

export interface ListingSettings {
	screen: ListingScreen
	/** What the reader can choose; what is not named here is not read from the address. */
	controls: readonly Control[]
	/** The order where the reader chooses none. */
	sort: Sort
}

export interface TitleListingSettings extends ListingSettings {
	/** What the list is of, whatever the reader chooses. */
	list: Pick<ListingQuery, 'kind' | 'format' | 'status'>
}

/** The orders that a reader can choose. */
export const SORT_CHOICES = ['rating', 'popularity', 'year', 'title'] as const satisfies readonly Sort[]
