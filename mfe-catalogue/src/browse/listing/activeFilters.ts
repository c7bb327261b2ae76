import type { Genre, Status, TitleSeason } from 'shared-contract'
import { setGenreFilter } from './genreFilter.ts'
import type { AnimeFormat, ListingParams } from './listingParams.ts'

/** A filter that is active beside the text, and the change that removes it. */
export type ActiveFilter = { change: Partial<ListingParams> } & (
	| { filter: 'type'; value: AnimeFormat }
	| { filter: 'status'; value: Status }
	| { filter: 'year'; value: number }
	| { filter: 'season'; value: TitleSeason }
	| { filter: 'dub' | 'service'; value: string }
	| { filter: 'with' | 'without'; value: Genre }
	| { filter: 'hide' | 'adult' }
)

/** The active filters, in the order of the controls on the page. */
export function activeFilters(params: ListingParams): ActiveFilter[] {
	const { type, status, year, season, dub, service, genres, without, hideMine, adult } = params
	const remove = (genre: Genre) => setGenreFilter(params, genre, 'off')
	const active: ActiveFilter[] = []
	if (type) active.push({ filter: 'type', value: type, change: { type: undefined } })
	if (status) active.push({ filter: 'status', value: status, change: { status: undefined } })
	if (year) active.push({ filter: 'year', value: year, change: { year: undefined } })
	if (season) active.push({ filter: 'season', value: season, change: { season: undefined } })
	if (dub) active.push({ filter: 'dub', value: dub, change: { dub: undefined } })
	if (service) active.push({ filter: 'service', value: service, change: { service: undefined } })
	for (const genre of genres) active.push({ filter: 'with', value: genre, change: remove(genre) })
	for (const genre of without) active.push({ filter: 'without', value: genre, change: remove(genre) })
	if (hideMine) active.push({ filter: 'hide', change: { hideMine: false } })
	if (adult) active.push({ filter: 'adult', change: { adult: false } })
	return active
}

/** The change that removes every filter. Text and sort order stay. */
export const NO_FILTERS: Partial<ListingParams> = {
	type: undefined,
	status: undefined,
	year: undefined,
	season: undefined,
	dub: undefined,
	service: undefined,
	genres: [],
	without: [],
	hideMine: false,
	adult: false,
}
