import { type Genre, RANGES, type RangeFilter } from 'shared-contract'
import { setGenreFilter } from './genreFilter.ts'
import type { ListingParams } from './listingParams.ts'

/** The change that removes every filter. Text and sort order stay. */
export const NO_FILTERS = {
	type: undefined,
	status: undefined,
	year: undefined,
	season: undefined,
	dub: undefined,
	service: undefined,
	score: '',
	episodes: '',
	minutes: '',
	tags: [],
	genres: [],
	without: [],
	hideMine: false,
	adult: false,
} satisfies Partial<ListingParams>

/** The filters with one value, in the order of the controls on the page. */
const SINGLE = ['type', 'status', 'year', 'season', 'dub', 'service', ...RANGES] as const
type Single = (typeof SINGLE)[number]

/** A filter that is active beside the text, and the change that removes it. */
export type ActiveFilter = { change: Partial<ListingParams> } & (
	| { [Name in Exclude<Single, RangeFilter>]: { filter: Name; value: NonNullable<ListingParams[Name]> } }[Exclude<
			Single,
			RangeFilter
	  >]
	| { filter: RangeFilter | 'tag'; value: string }
	| { filter: 'with' | 'without'; value: Genre }
	| { filter: 'hide' | 'adult' }
)

/** The active filters, in the order of the controls on the page. */
export function activeFilters(params: ListingParams): ActiveFilter[] {
	const remove = (genre: Genre) => setGenreFilter(params, genre, 'off')
	const active = SINGLE.filter((filter) => params[filter]).map(
		(filter) => ({ filter, value: params[filter], change: { [filter]: NO_FILTERS[filter] } }) as ActiveFilter,
	)
	for (const value of params.tags) {
		active.push({ filter: 'tag', value, change: { tags: params.tags.filter((tag) => tag !== value) } })
	}
	for (const value of params.genres) active.push({ filter: 'with', value, change: remove(value) })
	for (const value of params.without) active.push({ filter: 'without', value, change: remove(value) })
	if (params.hideMine) active.push({ filter: 'hide', change: { hideMine: false } })
	if (params.adult) active.push({ filter: 'adult', change: { adult: false } })
	return active
}
