import { SEARCH_QUERY_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, integer, object, oneOf, optional, type Static, string } from '../schema.ts'
import { ANIME_FORMATS, GENRES, KINDS, STATUSES, TitleCard } from './title.ts'

export const SORTS = ['rating', 'year', 'title', 'popularity', 'added'] as const
export type Sort = (typeof SORTS)[number]

/** The settings of every list of titles; what is left out does not restrict. */
export const ListingQuery = object({
	kind: oneOf(KINDS),
	q: optional(string({ maxLength: SEARCH_QUERY_MAX_LENGTH })),
	sort: optional(oneOf(SORTS)),
	format: optional(oneOf(ANIME_FORMATS)),
	status: optional(oneOf(STATUSES)),
	genre: optional(oneOf(GENRES)),
	page: optional(integer({ minimum: 1, maximum: 1_000_000 })),
})
export type ListingQuery = Static<typeof ListingQuery>

export const ListingPage = object({
	items: array(TitleCard),
	page: integer(),
	pageSize: integer(),
	total: integer(),
})
export type ListingPage = Static<typeof ListingPage>

export const listingRoute = route('GET', '/api/titles', {
	summary: 'One page of a filtered, sorted list of titles',
	tag: 'catalogue',
	query: ListingQuery,
	answer: ListingPage,
})
