import { SEARCH_QUERY_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, literal, object, oneOf, optional, type Static, string } from '../schema.ts'
import { SearchCounts } from './searchCounts.ts'
import { Adult, ANIME_FORMATS, GENRES, KINDS, SEASONS, STATUSES, TitleCard } from './title.ts'

export const SORTS = ['rating', 'year', 'title', 'popularity', 'added'] as const
export type Sort = (typeof SORTS)[number]

/** Years that a list can be filtered by. */
export const FIRST_YEAR = 1900
export const LAST_YEAR = 2100

/** A comma-separated list of the given strings, each at most once. */
function someOf(words: readonly string[]) {
	const one = `(${words.join('|')})`
	return string({ pattern: `^${one}(,${one})*$`, maxLength: words.join(',').length })
}

/** The subtag of a language. */
export const DUB_LANGUAGE = '^[a-z]{2,3}$'
export const SERVICE_KEY_MAX_LENGTH = 200

const Page = optional(integer({ minimum: 1, maximum: 1_000_000 }))

/** The filters by a number, each as its least and greatest value with a dash between; one of the two may lack: `7-`. */
export const RANGES = ['score', 'episodes', 'minutes'] as const
export type RangeFilter = (typeof RANGES)[number]

export const RANGE = /^\d{0,4}(\.\d)?-\d{0,4}(\.\d)?$/
const Range = optional(string({ pattern: RANGE.source }))

/** The filters of every list of titles; an absent filter does not restrict. */
export const ListingQuery = object({
	kind: oneOf(KINDS),
	/** Any of these formats. */
	format: optional(someOf(ANIME_FORMATS)),
	/** A substring of any of the names, without regard to case and accents. */
	q: optional(string({ maxLength: SEARCH_QUERY_MAX_LENGTH })),
	/** Any of these states. */
	status: optional(someOf(STATUSES)),
	season: optional(oneOf(SEASONS)),
	year: optional(integer({ minimum: FIRST_YEAR, maximum: LAST_YEAR })),
	/** Dubbed into this language, by its subtag: `pt`. What is unsure does not count. */
	dub: optional(string({ pattern: DUB_LANGUAGE })),
	/** Available on the service with this key. */
	service: optional(string({ minLength: 1, maxLength: SERVICE_KEY_MAX_LENGTH })),
	/** The mean score, 0 to 10. Titles without votes are in no range. */
	score: Range,
	/** The number of episodes, or of chapters. */
	episodes: Range,
	/** The length of an episode or a film. */
	minutes: Range,
	genre: optional(oneOf(GENRES)),
	/** Every one of these genres. */
	genres: optional(someOf(GENRES)),
	/** None of these genres. */
	without: optional(someOf(GENRES)),
	/** Every one of these tags, by their names, separated by commas. A tag that gives a story away does not count. */
	tags: optional(string({ minLength: 1, maxLength: 300 })),
	/** Leaves out titles on the requesting member's list. */
	hide: optional(literal('mine')),
	adult: Adult,
	sort: optional(oneOf(SORTS)),
	page: Page,
})
export type ListingQuery = Static<typeof ListingQuery>

export const ListingPage = object({
	items: array(TitleCard),
	page: integer(),
	pageSize: integer(),
	total: integer(),
	/** True if it lacks the newest changes of the catalogue: it must not be cached. */
	isBehind: optional(boolean()),
	/** If the list is empty: the number of results of a search for the same text. */
	elsewhere: optional(SearchCounts),
})
export type ListingPage = Static<typeof ListingPage>

export const listingRoute = route('GET', '/api/titles', {
	summary: 'One page of a filtered, sorted list of titles',
	tag: 'catalogue',
	query: ListingQuery,
	answer: ListingPage,
})

/**
 * The filter values of a kind: the years of its titles, newest first, their seasons, and the languages of their dubs and their
 * services, those with the most titles first.
 */
export const Facets = object({
	years: array(integer()),
	seasons: array(oneOf(SEASONS)),
	dubs: array(string()),
	services: array(object({ key: string(), name: string() })),
})
export type Facets = Static<typeof Facets>

export const facetsRoute = route('GET', '/api/titles/facets', {
	summary: 'The years, seasons, languages of dubs and services that there are titles of',
	tag: 'catalogue',
	query: object({ kind: oneOf(KINDS) }),
	answer: Facets,
})
