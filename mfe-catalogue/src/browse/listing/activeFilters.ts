import { type Genre, RANGES, type RangeFilter } from 'shared-contract'
import { setGenreFilter } from './genreFilter.ts'
import type { ListingParams } from './listingParams.ts'
import { eachSelect, SELECT_NAMES, type SelectName } from './selects.ts'

/** The change that removes every filter. Text and sort order stay. */
export const NO_FILTERS = {
	...eachSelect(() => undefined),
	score: '',
	episodes: '',
	minutes: '',
	tags: [],
	genres: [],
	without: [],
	hideMine: false,
	adult: false,
} satisfies Partial<ListingParams>

/** A filter that is active beside the text, and the change that removes it. */
export type ActiveFilter = { change: Partial<ListingParams> } & (
	| { filter: SelectName; value: string | number }
	| { filter: RangeFilter | 'tag'; value: string }
	| { filter: 'with' | 'without'; value: Genre }
	| { filter: 'hide' | 'adult' }
)

/** The active filters, in the order of the controls on the page. */
export function activeFilters(params: ListingParams): ActiveFilter[] {
	const remove = (genre: Genre) => setGenreFilter(params, genre, 'off')
	const active = [...SELECT_NAMES, ...RANGES]
		.filter((filter) => params[filter])
		.map((filter) => ({ filter, value: params[filter], change: { [filter]: NO_FILTERS[filter] } }) as ActiveFilter)
	for (const value of params.tags) {
		active.push({ filter: 'tag', value, change: { tags: params.tags.filter((tag) => tag !== value) } })
	}
	for (const value of params.genres) active.push({ filter: 'with', value, change: remove(value) })
	for (const value of params.without) active.push({ filter: 'without', value, change: remove(value) })
	if (params.hideMine) active.push({ filter: 'hide', change: { hideMine: false } })
	if (params.adult) active.push({ filter: 'adult', change: { adult: false } })
	return active
}
