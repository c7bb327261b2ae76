import { ListingQuery } from '../catalogue/listing.ts'
import { IdParams } from '../catalogue/score.ts'
import { STUDIO_ROLES } from '../catalogue/studioRole.ts'
import { FORMATS, GENRES, KINDS, SEASONS, STATUSES } from '../catalogue/title.ts'
import { EPISODE_KINDS, RELATIONS } from '../catalogue/titlePage.ts'
import { SEARCH_QUERY_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, number, object, oneOf, optional, type Static, string } from '../schema.ts'

/*
 * The version 1 of the API for apps. Its schemas are apart from those of the site's own pages: within a version a field is
 * added, but never removed, renamed or given another meaning.
 */

const FIRST_PAGE = optional(integer({ minimum: 1, maximum: 10_000, description: 'The number of the page, from 1' }))

/** A title in lists of the API. */
export const ApiTitle = object({
	id: integer(),
	/** The address of its page on the site. */
	url: string(),
	kind: oneOf(KINDS),
	format: oneOf(FORMATS),
	status: oneOf(STATUSES),
	/** An announced break without an end; the status is then `releasing`. */
	isOnHiatus: boolean(),
	names: object({
		/** The Brazilian or Portuguese name, or the best known. */
		main: string(),
		english: nullable(string()),
		japanese: nullable(string()),
		romaji: nullable(string()),
	}),
	year: nullable(integer()),
	/** The mean of the votes, 1 to 10; null without votes. */
	score: nullable(number()),
	votes: integer(),
	pictureUrl: string(),
	genres: array(oneOf(GENRES)),
})
export type ApiTitle = Static<typeof ApiTitle>

/** A title with its details. */
export const ApiTitleDetails = object({
	...ApiTitle.properties,
	/** Its other names. `language` is BCP 47 where it is known, otherwise `romaji`, `native` or `synonym`. */
	otherNames: array(object({ language: string(), name: string() })),
	synopses: array(object({ language: nullable(string()), text: string(), source: nullable(string()) })),
	/** ISO dates, possibly partial. */
	startedOn: nullable(string()),
	endedOn: nullable(string()),
	/** Of an episode or a film. */
	minutes: nullable(integer()),
	episodes: nullable(integer()),
	chapters: nullable(integer()),
	volumes: nullable(integer()),
	studios: array(object({ id: integer(), name: string(), role: oneOf(STUDIO_ROLES) })),
	tags: array(object({ name: string(), isSpoiler: boolean() })),
	/** Where it can be watched. */
	platforms: array(object({ name: string(), url: nullable(string()) })),
	/** Its ids at other sites: `mal`, `anilist`, `kitsu` and others. */
	ids: array(object({ site: string(), id: string() })),
	relations: array(object({ relation: oneOf(RELATIONS), title: ApiTitle })),
})
export type ApiTitleDetails = Static<typeof ApiTitleDetails>

export const ApiTitlePage = object({
	items: array(ApiTitle),
	page: integer(),
	pageSize: integer(),
	/** The number of titles on all pages. */
	total: integer(),
})
export type ApiTitlePage = Static<typeof ApiTitlePage>

export const ApiEpisode = object({
	id: integer(),
	kind: oneOf(EPISODE_KINDS),
	number: integer(),
	names: object({
		main: string(),
		english: nullable(string()),
		japanese: nullable(string()),
		romaji: nullable(string()),
	}),
	minutes: nullable(integer()),
	/** ISO date, possibly partial. */
	releasedOn: nullable(string()),
})
export type ApiEpisode = Static<typeof ApiEpisode>

export const ApiRelease = object({
	title: object({ id: integer(), name: string() }),
	/** ISO instant. */
	at: string(),
	episode: nullable(integer()),
	/** Nobody has announced it: it follows from a weekly time. */
	isExpected: boolean(),
})
export type ApiRelease = Static<typeof ApiRelease>

const { hide: _, adult: __, ...FILTERS } = ListingQuery.properties

export const apiTitlesRoute = route('GET', '/api/v1/titles', {
	summary: 'One page of a filtered, sorted list of titles',
	tag: 'catalogue',
	query: object(FILTERS),
	answer: ApiTitlePage,
})

export const apiSearchRoute = route('GET', '/api/v1/search', {
	summary: 'The titles that a text names, the best match first; it forgives typing errors',
	tag: 'catalogue',
	query: object({ q: string({ minLength: 1, maxLength: SEARCH_QUERY_MAX_LENGTH }) }),
	answer: object({ items: array(ApiTitle) }),
})

export const apiTitleRoute = route('GET', '/api/v1/titles/:id', {
	summary: 'A title with its details',
	tag: 'catalogue',
	params: IdParams,
	answer: ApiTitleDetails,
})

export const apiTitleByIdRoute = route('GET', '/api/v1/titles/by/:site/:id', {
	summary: 'The title with an id at another site. Some sites count anime and manga apart, so the kind is needed',
	tag: 'catalogue',
	params: object({ site: string({ pattern: '^[a-z0-9.-]{1,40}$' }), id: string({ minLength: 1, maxLength: 100 }) }),
	query: object({ kind: oneOf(KINDS) }),
	answer: ApiTitleDetails,
})

export const apiEpisodesRoute = route('GET', '/api/v1/titles/:id/episodes', {
	summary: 'One page of the episodes of a season of a title; season 0 holds the extras',
	tag: 'catalogue',
	params: IdParams,
	query: object({ season: optional(integer({ minimum: 0, maximum: 9999 })), page: FIRST_PAGE }),
	answer: object({ items: array(ApiEpisode) }),
})

export const apiSeasonRoute = route('GET', '/api/v1/seasons/:year/:season', {
	summary: 'One page of the anime and films of a season, the most popular first',
	tag: 'catalogue',
	params: object({ year: string({ pattern: '^[12][0-9]{3}$' }), season: oneOf(SEASONS) }),
	query: object({ page: FIRST_PAGE }),
	answer: ApiTitlePage,
})

export const apiRankingRoute = route('GET', '/api/v1/ranking', {
	summary: 'One page of the anime and films by rank, the best first',
	tag: 'catalogue',
	query: object({ page: FIRST_PAGE }),
	answer: ApiTitlePage,
})

export const apiCalendarRoute = route('GET', '/api/v1/calendar', {
	summary: 'The releases of the week of a date, in any time zone of the world',
	tag: 'catalogue',
	query: object({ date: string({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }) }),
	answer: object({ items: array(ApiRelease) }),
})
