import { SEASON_PAGE_SIZE } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'
import { ORIGINS } from './origin.ts'
import { ANIME_FORMATS, SEASONS, TitleCard, type TitleSeason } from './title.ts'

/** A quarter of a year. */
export const YearSeason = object({ year: integer(), season: oneOf(SEASONS) })
export type YearSeason = Static<typeof YearSeason>

/** The orders of the titles of a season, within each format. */
export const SEASON_SORTS = ['renown', 'rating', 'start', 'title'] as const
export type SeasonSort = (typeof SEASON_SORTS)[number]

/** A title of a season, with what a reader chooses by. */
export const SeasonTitle = object({
	...TitleCard.properties,
	studios: array(object({ id: integer(), name: string() })),
	origin: nullable(oneOf(ORIGINS)),
	/** ISO date, possibly partial. */
	started: nullable(string()),
	/** Its first known showing at a time, as an ISO instant, and whether others follow each week. */
	showing: nullable(object({ at: string(), isWeekly: boolean() })),
	episodeCount: nullable(integer()),
	minutes: nullable(integer()),
	/** The beginning of each synopsis in a language of the site; the language is BCP 47. */
	synopses: array(object({ language: string(), text: string() })),
})
export type SeasonTitle = Static<typeof SeasonTitle>

/** One page of the anime and films of a season: format after format, in the chosen order within each. */
export const SeasonPage = object({
	...YearSeason.properties,
	/** The nearest earlier and later season with titles. */
	previous: nullable(YearSeason),
	next: nullable(YearSeason),
	/** The formats of the whole season, in the order of the page. */
	groups: array(object({ format: oneOf(ANIME_FORMATS), total: integer() })),
	items: array(SeasonTitle),
	page: integer(),
	pageSize: integer(),
	total: integer(),
	/** True if it lacks the newest changes of the catalogue: it must not be cached. */
	isBehind: optional(boolean()),
})
export type SeasonPage = Static<typeof SeasonPage>

export const seasonPageRoute = route('GET', '/api/seasons/:year/:season', {
	summary: `${SEASON_PAGE_SIZE} titles of a season by format, and its neighbours`,
	tag: 'catalogue',
	params: object({ year: string({ pattern: '^[12][0-9]{3}$' }), season: oneOf(SEASONS) }),
	query: object({ sort: optional(oneOf(SEASON_SORTS)), page: optional(integer({ minimum: 1, maximum: 10_000 })) }),
	answer: SeasonPage,
})

/** The number of titles in each season, the newest year first; a season without titles is left out. */
export const SeasonArchive = object({
	seasons: array(object({ ...YearSeason.properties, total: integer() })),
	isBehind: optional(boolean()),
})
export type SeasonArchive = Static<typeof SeasonArchive>

export const seasonArchiveRoute = route('GET', '/api/seasons', {
	summary: 'The seasons with titles, and how many each has',
	tag: 'catalogue',
	answer: SeasonArchive,
})

/** The path of a season's page. */
export function seasonPath({ year, season }: YearSeason): string {
	return `/season/${year}/${season}`
}

/** A season as a number that grows with time. */
export function seasonNumber({ year, season }: YearSeason): number {
	return year * SEASONS.length + SEASONS.indexOf(season)
}

/** The season of a number of {@link seasonNumber}. */
export function seasonOfNumber(number: number): YearSeason {
	const season: TitleSeason = SEASONS[number % SEASONS.length] ?? SEASONS[0]
	return { year: Math.floor(number / SEASONS.length), season }
}
