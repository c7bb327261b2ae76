import { route } from '../route.ts'
import { array, boolean, integer, nullable, number, object, oneOf, optional, type Static, string } from '../schema.ts'
import { FactSource } from './factSource.ts'
import { FORMATS, KINDS } from './title.ts'
import { TITLE_NAMES } from './titleNames.ts'

/** A release of the calendar: an episode or a film at the instant when it is first shown, or on that day if no time is known. */
export const Release = object({
	/** Made of the title and the instant: stable as long as neither changes. */
	id: string(),
	animeId: integer(),
	kind: oneOf(KINDS),
	format: oneOf(FORMATS),
	...TITLE_NAMES,
	imageUrl: string(),
	/** `#rrggbb` */
	color: string(),
	/** ISO instant, UTC; an ISO date if only the day is known, which is that day in every time zone. */
	airsAt: string(),
	/** The IANA zone in which its source announced it. */
	zone: string(),
	/** The episode number, if known; null for a film. */
	episode: nullable(integer()),
	durationMinutes: nullable(integer()),
	rating: number(),
	popularity: number(),
	/** Nobody has announced it: it follows from a weekly time without an announced end. */
	isExpected: optional(boolean()),
	/** The first or the last episode of a series. */
	isFirst: optional(boolean()),
	isLast: optional(boolean()),
	/** The service that shows it then, where times of services are asked for. */
	platform: optional(string()),
})

/** Whose times: those of the broadcast, or those of streaming services. */
export const AIRING_PLACES = ['tv', 'streaming'] as const
export type AiringPlace = (typeof AIRING_PLACES)[number]
export type Release = Static<typeof Release>

const CHOICES = {
	premieres: ({ isFirst, format }: Release) => isFirst === true || format === 'Movie',
	finales: ({ isLast }: Release) => isLast === true,
}
/** The releases that a choice leaves, by its value in the address. A film has no later episode: it is a premiere. */
export type ReleaseChoice = keyof typeof CHOICES
export const RELEASE_CHOICES = ['premieres', 'finales'] as const satisfies readonly ReleaseChoice[]

/** Which releases an address of the calendar, or of its file, asks for. What it does not know means no limit. */
export interface ReleaseFilter {
	/** Only first, or last, episodes. */
	only: ReleaseChoice | undefined
	/** Only times of the broadcast, or of streaming services. */
	on: AiringPlace | undefined
}

export function releaseFilterOf(query: URLSearchParams): ReleaseFilter {
	return {
		only: RELEASE_CHOICES.find((choice) => choice === query.get('only')),
		on: AIRING_PLACES.find((place) => place === query.get('on')),
	}
}

/** True if a choice leaves a release. */
export function isChosenRelease({ only }: Pick<ReleaseFilter, 'only'>, release: Release): boolean {
	return only === undefined || CHOICES[only](release)
}

/** True if only the day of a release is known: `airsAt` is an ISO date. */
export function isDay(airsAt: string): boolean {
	return airsAt.length === 10
}

/** A release at its announced time that comes later, as members noted. */
export const DelayedRelease = object({
	...Release.properties,
	/** ISO date in the zone of the broadcast; null if it is not known yet. */
	newDate: nullable(string()),
	reason: string(),
})
export type DelayedRelease = Static<typeof DelayedRelease>

/**
 * The releases that fall into a week in any time zone of the world. The client filters those of its own zone.
 */
export const CalendarWeek = object({
	/** The Sunday that the week begins with, as an ISO date. */
	week: string(),
	items: array(Release),
	/** Those that come later than announced; `items` has them at their new time. */
	delayed: array(DelayedRelease),
	/** In an empty week: the ISO date of the newest list of times, if one is known. */
	timesOf: optional(string()),
	/** Who says so, the newest first. */
	sources: optional(array(FactSource)),
})
export type CalendarWeek = Static<typeof CalendarWeek>

export const calendarRoute = route('GET', '/api/calendar', {
	summary: 'The releases of the week that holds a date, by their instants',
	tag: 'catalogue',
	query: object({
		week: string({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }),
		/** By default a title's broadcast, else the first of its services. */
		on: optional(oneOf(AIRING_PLACES)),
	}),
	answer: CalendarWeek,
})

/** The file that calendars subscribe to. It takes the `on` and `only` of the calendar's address. */
export const CALENDAR_FILE = '/calendar.ics'
