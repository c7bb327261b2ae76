import { LISTING_PAGE_SIZE } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'
import { SEASONS, TitleCard, type TitleSeason } from './title.ts'

/** A quarter of a year. */
export const YearSeason = object({ year: integer(), season: oneOf(SEASONS) })
export type YearSeason = Static<typeof YearSeason>

/** One page of the anime and films of a season, the most popular first. */
export const SeasonPage = object({
	...YearSeason.properties,
	/** The nearest earlier and later season with titles. */
	previous: nullable(YearSeason),
	next: nullable(YearSeason),
	items: array(TitleCard),
	page: integer(),
	pageSize: integer(),
	total: integer(),
	/** True if it lacks the newest changes of the catalogue: it must not be cached. */
	isBehind: optional(boolean()),
})
export type SeasonPage = Static<typeof SeasonPage>

export const seasonPageRoute = route('GET', '/api/seasons/:year/:season', {
	summary: `${LISTING_PAGE_SIZE} titles of a season, and its neighbours`,
	tag: 'catalogue',
	params: object({ year: string({ pattern: '^[12][0-9]{3}$' }), season: oneOf(SEASONS) }),
	query: object({ page: optional(integer({ minimum: 1, maximum: 10_000 })) }),
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
