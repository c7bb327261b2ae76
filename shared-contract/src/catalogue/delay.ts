import { Done } from '../account/session.ts'
import { DELAY_REASON_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'
import { FactSource } from './factSource.ts'
import { Person } from './person.ts'
import { IdParams } from './score.ts'

/** `delay`: an episode comes later. `hiatus`: the title takes a break without a known end. */
export const DELAY_KINDS = ['delay', 'hiatus'] as const

/** A note that an episode comes later, or that a title takes a break. Dates are ISO, in the zone of the broadcast. */
export const DelayNote = object({
	id: integer(),
	kind: oneOf(DELAY_KINDS),
	episode: nullable(integer()),
	/** The announced day, or the first one of the break. */
	date: nullable(string()),
	/** Null if it is not known yet. */
	newDate: nullable(string()),
	reason: string(),
	author: nullable(Person),
	/** ISO instant. */
	at: string(),
})
export type DelayNote = Static<typeof DelayNote>

/** A coming showing of a title. */
export const ScheduledShowing = object({
	/** ISO instant, UTC; an ISO date if only the day is known. */
	airsAt: string(),
	/** The IANA zone of the broadcast. */
	zone: string(),
	/** Null for a film, or if it is unknown. */
	episode: nullable(integer()),
	/** Nobody has announced it: it follows from a weekly time without an announced end. */
	isExpected: boolean(),
	isFirst: boolean(),
	isLast: boolean(),
})
export type ScheduledShowing = Static<typeof ScheduledShowing>

export const TitleSchedule = object({
	/** The next showings. */
	upcoming: array(ScheduledShowing),
	/** Who says so. */
	source: optional(FactSource),
	/** The latest note first. */
	delays: array(DelayNote),
})
export type TitleSchedule = Static<typeof TitleSchedule>

export const titleScheduleRoute = route('GET', '/api/titles/:id/schedule', {
	summary: 'The next showings of a title, and the notes that they come later',
	tag: 'catalogue',
	params: IdParams,
	answer: TitleSchedule,
})

const Day = nullable(string({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }))

/** A delay names its episode, its announced day or both. */
export const NewDelay = object({
	kind: oneOf(DELAY_KINDS),
	episode: nullable(integer({ minimum: 1, maximum: 100_000 })),
	date: Day,
	newDate: Day,
	reason: string({ maxLength: DELAY_REASON_MAX_LENGTH * 2 }),
})
export type NewDelay = Static<typeof NewDelay>

export const writeDelayRoute = route('POST', '/api/titles/:id/delays', {
	summary:
		'Notes that an episode of an anime comes later, or that it takes a break. Members with it on a list are notified',
	tag: 'catalogue',
	params: IdParams,
	body: NewDelay,
	answer: object({ id: integer() }),
})

export const removeDelayRoute = route('DELETE', '/api/delays/:id', {
	summary: 'Removes such a note: one’s own, or any for moderators',
	tag: 'catalogue',
	params: IdParams,
	answer: Done,
})
