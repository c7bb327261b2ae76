import { route } from '../route.ts'
import { array, integer, number, object, type Static } from '../schema.ts'
import { ListingQuery } from './listing.ts'
import { TitleCard } from './title.ts'

/** A title at its rank. Its popularity is computed from `weightedRating`. */
export const RankedTitle = object({
	rank: integer(),
	popularity: number(),
	weightedRating: number(),
	title: TitleCard,
})
export type RankedTitle = Static<typeof RankedTitle>

export const RankingPage = object({
	items: array(RankedTitle),
	page: integer(),
	pageSize: integer(),
	total: integer(),
})
export type RankingPage = Static<typeof RankingPage>

const { format, genres, year, season, page } = ListingQuery.properties
/** The filters of the ranking: ranks count within them. */
export const RankingQuery = object({ format, genres, year, season, page })
export type RankingQuery = Static<typeof RankingQuery>

export const rankingRoute = route('GET', '/api/ranking', {
	summary: 'One page of the animes and films by their popularity, or of those of a year, a season, a format or genres',
	tag: 'catalogue',
	query: RankingQuery,
	answer: RankingPage,
})
