import {
	array,
	boolean,
	integer,
	literal,
	nullable,
	number,
	object,
	oneOf,
	optional,
	type Static,
	string,
} from '../schema.ts'
import { Person } from './person.ts'
import { TITLE_NAMES } from './titleNames.ts'

export const KINDS = ['anime', 'manga'] as const
export const ANIME_FORMATS = ['TV', 'Movie', 'OVA'] as const
export const MANGA_FORMATS = ['Manga', 'Novel', 'OneShot', 'Manhwa', 'Manhua'] as const
export const FORMATS = [...ANIME_FORMATS, ...MANGA_FORMATS] as const
export const STATUSES = ['releasing', 'completed', 'not_released'] as const
/** The broadcasting season, a quarter of the year, of a title's first showing. */
export const SEASONS = ['winter', 'spring', 'summer', 'fall'] as const

/** The specification's genres, as stable keys; their translations are in `shared-i18n` under `genre.{key}`. */
export const GENRES = [
	'action',
	'adventure',
	'comedy',
	'drama',
	'fantasy',
	'scifi',
	'sliceoflife',
	'supernatural',
	'sports',
	'romance',
	'mystery',
	'suspense',
] as const

export type Kind = (typeof KINDS)[number]
export type Format = (typeof FORMATS)[number]
export type Status = (typeof STATUSES)[number]
/**
 * Why dates changed a status, as the `source` of a revision without a member: the first day came; the month or year of a
 * partial date is over; an episode was shown; the last day is over; all episodes were shown; the last expected episode is
 * weeks ago; nothing was heard of it for long; the first day was moved; an announced break lasts, or is over.
 */
export const STATUS_REASONS = [
	'dates.started',
	'dates.periodOver',
	'dates.shown',
	'dates.ended',
	'dates.allShown',
	'dates.allExpected',
	'dates.silent',
	'dates.postponed',
	'dates.hiatus',
	'dates.resumed',
] as const
export type StatusReason = (typeof STATUS_REASONS)[number]
export type TitleSeason = (typeof SEASONS)[number]
export type Genre = (typeof GENRES)[number]

/** Asks for adult titles alone; it holds for adult members who switched them on, and is ignored for everybody else. */
export const Adult = optional(literal('1'))

/** The fields that a title's name and address need. */
export const TitleLink = object({ id: integer(), kind: oneOf(KINDS), format: oneOf(FORMATS), ...TITLE_NAMES })
export type TitleLink = Static<typeof TitleLink>

/** The languages of the site that cards have a mark for if a title is dubbed into them. Japanese is that of most originals. */
export const CARD_LANGUAGES = ['pt', 'en'] as const

/** The fields of cards, rows and search results. */
export const TitleCard = object({
	...TitleLink.properties,
	rating: number(),
	/** The sort key of lists by rating; only present in lists. */
	weightedRating: optional(number()),
	totalVotes: integer(),
	year: nullable(integer()),
	imageUrl: string(),
	color: string(),
	postedBy: Person,
	status: oneOf(STATUSES),
	/** An announced break without an end; the status is then `releasing`. */
	isOnHiatus: optional(boolean()),
	genres: array(oneOf(GENRES)),
	isAdult: optional(boolean()),
	/** Those of `CARD_LANGUAGES` into which it is dubbed; absent if there are none. */
	dubbedIn: optional(array(string())),
})
export type TitleCard = Static<typeof TitleCard>

/** The address of a title's page. */
export function titlePath({ id, kind, format }: Pick<TitleCard, 'id' | 'kind' | 'format'>): string {
	if (kind === 'manga') return `/manga/${id}`
	return format === 'Movie' ? `/movie/${id}` : `/anime/${id}`
}
