import { IdParams, SCORE_FIELDS } from '../catalogue/score.ts'
import { GENRES } from '../catalogue/title.ts'
import { ProfileParams, profilePath } from '../community/profile.ts'
import { SCORE_MAX } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, number, object, oneOf, optional, type Static, string } from '../schema.ts'
import { EntryCounts, ListedTitle } from './listEntry.ts'

/** The address of a member's statistics. */
export function statisticsPath(username: string): string {
	return `${profilePath(username)}/stats`
}

/** The address of a member's year. */
export function memberYearPath(username: string, year: number): string {
	return `${profilePath(username)}/${year}`
}

/** The addresses of the pictures of a year: for a link, and upright for a phone. */
export function yearPicturePath(memberId: string, year: number, shape: 'wide' | 'tall' = 'wide'): string {
	return `/og/year/${memberId}-${year}${shape === 'tall' ? '-tall' : ''}.png`
}

/** The number of votes or titles per score, 1 to 10. */
const Scores = array(integer(), { minItems: SCORE_MAX, maxItems: SCORE_MAX })

/** What was seen in a month (`2026-04`). */
export const MonthFigures = object({ month: string(), episodes: integer(), chapters: integer() })
export type MonthFigures = Static<typeof MonthFigures>

const Share = {
	titles: integer(),
	/** The mean of the member's scores of these titles; null without any. */
	mean: nullable(number()),
}
export const GenreFigures = object({ genre: oneOf(GENRES), ...Share })
/** The titles of a studio or a person on a list. */
export const EntityFigures = object({ id: integer(), name: string(), ...Share })
export type EntityFigures = Static<typeof EntityFigures>

/** What a list, or a year of it, amounts to. A title without a known length adds no minutes. */
const TOTALS = {
	titles: integer(),
	minutes: integer(),
	episodes: integer(),
	chapters: integer(),
	/** The episodes whose length is unknown. */
	unmeasured: integer(),
}

/** Who made the titles, and which sort they are; the most frequent first. */
const MAKERS = {
	genres: array(GenreFigures),
	studios: array(EntityFigures),
	/** Directors, authors, writers and composers. */
	staff: array(EntityFigures),
	/** The Japanese voices of main characters. */
	voices: array(EntityFigures),
}

/** A run of days with an episode or a chapter on each; ISO dates. */
export const Streak = object({ days: integer(), first: string(), last: string() })
export type Streak = Static<typeof Streak>

/** A title that its reader scores otherwise than most. `rating` is the displayed mean. */
export const ScoredTitle = object({ title: ListedTitle, score: integer(), exact: SCORE_FIELDS.exact, rating: number() })
export type ScoredTitle = Static<typeof ScoredTitle>

/**
 * The statistics of a member's list, of the entries that the reader may see. Everything but `statuses` leaves out planned titles of
 * which nothing was seen.
 */
export const MemberStatistics = object({
	username: string(),
	isOwn: boolean(),
	...TOTALS,
	statuses: object({ anime: EntryCounts, manga: EntryCounts }),
	/** Every month from the first to the last one with something seen, at most `STATISTICS_MONTHS`. */
	months: array(MonthFigures),
	...MAKERS,
	/** Titles by the year in which they came out. */
	releases: array(object({ year: integer(), titles: integer() })),
	scores: object({
		own: Scores,
		/** The displayed means of the scored titles, rounded. */
		site: Scores,
		mean: nullable(number()),
		siteMean: nullable(number()),
		above: array(ScoredTitle),
		below: array(ScoredTitle),
	}),
	streaks: object({ current: nullable(Streak), longest: nullable(Streak) }),
	/** The years with something seen or finished, the latest first. */
	years: array(integer()),
})
export type MemberStatistics = Static<typeof MemberStatistics>

const Zone = object({
	/** An IANA name; its days and months count. */
	zone: optional(string({ maxLength: 64 })),
})

export const memberStatisticsRoute = route('GET', '/api/profiles/:username/statistics', {
	summary: "What a member's list amounts to, as the reader may see it",
	tag: 'account',
	params: ProfileParams,
	query: Zone,
	answer: MemberStatistics,
})

/** What a member saw and finished in one year. */
export const MemberYear = object({
	memberId: string(),
	username: string(),
	isOwn: boolean(),
	/** Whether everybody may see the profile, and with it the pictures of the year. */
	isPublic: boolean(),
	year: integer(),
	...TOTALS,
	/** Titles finished in the year. */
	completed: integer(),
	mean: nullable(number()),
	/** January to December. */
	months: array(MonthFigures),
	...MAKERS,
	/** The highest scores of the year's titles. */
	best: array(ScoredTitle),
	longestStreak: nullable(Streak),
	/** The day with the most episodes and chapters. */
	busiest: nullable(object({ date: string(), count: integer() })),
})
export type MemberYear = Static<typeof MemberYear>

export const memberYearRoute = route('GET', '/api/profiles/:username/years/:year', {
	summary: "A year of a member's list, as the reader may see it",
	tag: 'account',
	params: object({ ...ProfileParams.properties, year: string({ pattern: '^(19|20)[0-9]{2}$' }) }),
	query: Zone,
	answer: MemberYear,
})

/** Anonymous counts of a title. */
export const TitleStatistics = object({
	/** Entries of public lists, by status. */
	statuses: EntryCounts,
	/** All votes, as the page of the title counts them. */
	scores: Scores,
	/** The mean of public votes up to the end of each month with votes, the earliest first. */
	months: array(object({ month: string(), votes: integer(), mean: number() })),
})
export type TitleStatistics = Static<typeof TitleStatistics>

export const titleStatisticsRoute = route('GET', '/api/titles/:id/statistics', {
	summary: 'How many have a title on their list, which scores it got, and how its mean changed',
	tag: 'account',
	params: IdParams,
	answer: TitleStatistics,
})
