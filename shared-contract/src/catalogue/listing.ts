import { SEARCH_QUERY_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, literal, number, object, oneOf, optional, type Static, string } from '../schema.ts'
import { SearchCounts } from './search.ts'
import { ANIME_FORMATS, GENRES, KINDS, SEASONS, STATUSES, TitleCard } from './title.ts'

export const SORTS = ['rating', 'year', 'title', 'popularity', 'added'] as const
export type Sort = (typeof SORTS)[number]

/** Years that a list can be filtered by. */
export const FIRST_YEAR = 1900
export const LAST_YEAR = 2100

/** Some of the given words, with commas between them. Its length is bounded by naming each of them once. */
function someOf(words: readonly string[]) {
	const one = `(${words.join('|')})`
	return string({ pattern: `^${one}(,${one})*$`, maxLength: words.join(',').length })
}

const Page = optional(integer({ minimum: 1, maximum: 1_000_000 }))

/** The settings of every list of titles; what is left out does not restrict. */
export const ListingQuery = object({
	kind: oneOf(KINDS),
	/** A substring of any of the names, without regard to case and accents. */
	q: optional(string({ maxLength: SEARCH_QUERY_MAX_LENGTH })),
	sort: optional(oneOf(SORTS)),
	/** Any of these formats. */
	format: optional(someOf(ANIME_FORMATS)),
	/** Any of these states. */
	status: optional(someOf(STATUSES)),
	genre: optional(oneOf(GENRES)),
	/** Every one of these genres. */
	genres: optional(someOf(GENRES)),
	/** None of these genres. */
	without: optional(someOf(GENRES)),
	year: optional(integer({ minimum: FIRST_YEAR, maximum: LAST_YEAR })),
	season: optional(oneOf(SEASONS)),
	/** Leaves out what is on the list of whoever asks. */
	hide: optional(literal('mine')),
	page: Page,
})
export type ListingQuery = Static<typeof ListingQuery>

export const ListingPage = object({
	items: array(TitleCard),
	page: integer(),
	pageSize: integer(),
	total: integer(),
	/** The newest changes of the catalogue are not in it yet: it is not to be kept. */
	isBehind: optional(boolean()),
	/** What a search for the same text finds, where the list has nothing. */
	elsewhere: optional(SearchCounts),
})
export type ListingPage = Static<typeof ListingPage>

export const listingRoute = route('GET', '/api/titles', {
	summary: 'One page of a filtered, sorted list of titles',
	tag: 'catalogue',
	query: ListingQuery,
	answer: ListingPage,
})

/** What lists of a kind can be filtered by: the years that its titles are of, the latest first, and their seasons. */
export const Facets = object({ years: array(integer()), seasons: array(oneOf(SEASONS)) })
export type Facets = Static<typeof Facets>

export const facetsRoute = route('GET', '/api/titles/facets', {
	summary: 'The years and seasons that there are titles of',
	tag: 'catalogue',
	query: object({ kind: oneOf(KINDS) }),
	answer: Facets,
})

/** A title at its place in the ranking. `weightedRating` is what its popularity is reckoned from. */
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

export const rankingRoute = route('GET', '/api/ranking', {
	summary: 'One page of the animes and films by their popularity',
	tag: 'catalogue',
	query: object({ page: Page }),
	answer: RankingPage,
})
