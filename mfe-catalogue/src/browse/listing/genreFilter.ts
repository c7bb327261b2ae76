import type { Genre } from 'shared-contract'
import type { ListingParams } from './listingParams.ts'

/** How a genre filters a list: not at all, titles must have it, or titles must not have it. */
export type GenreFilter = 'off' | 'with' | 'without'

type GenreParams = Pick<ListingParams, 'genres' | 'without'>

const NEXT: Record<GenreFilter, GenreFilter> = { off: 'with', with: 'without', without: 'off' }

/** The filter of one genre. */
export function genreFilterOf({ genres, without }: GenreParams, genre: Genre): GenreFilter {
	if (genres.includes(genre)) return 'with'
	return without.includes(genre) ? 'without' : 'off'
}

/** Changes the filter of a genre to the next one of the cycle: off, with, without. */
export function cycleGenreFilter(params: GenreParams, genre: Genre): GenreParams {
	return setGenreFilter(params, genre, NEXT[genreFilterOf(params, genre)])
}

/** Sets the filter of a genre. */
export function setGenreFilter({ genres, without }: GenreParams, genre: Genre, filter: GenreFilter): GenreParams {
	const others = (list: readonly Genre[]) => list.filter((each) => each !== genre)
	return {
		genres: filter === 'with' ? [...others(genres), genre] : others(genres),
		without: filter === 'without' ? [...others(without), genre] : others(without),
	}
}
