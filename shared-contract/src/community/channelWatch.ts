import { TitleLink } from '../catalogue/title.ts'
import { EPISODES_PER_MEETING } from '../limits.ts'
import { integer, literal, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'

export const MEETING_INTERVALS = ['week', 'two_weeks', 'day'] as const

/** When a group watches, by the clocks of its zone: "two episodes a week, on Thursdays". */
export const Pace = object({
	/** The ISO date of the first meeting. */
	date: string({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }),
	time: string({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }),
	/** IANA name. */
	zone: string({ pattern: '^[A-Za-z][A-Za-z0-9_+/-]{1,63}$' }),
	every: oneOf(MEETING_INTERVALS),
	/** The number of episodes of each meeting. */
	episodes: integer({ minimum: 1, maximum: EPISODES_PER_MEETING }),
	/** The first episode of the first meeting. */
	first: integer({ minimum: 1, maximum: 10_000 }),
})
export type Pace = Static<typeof Pace>

/** The title that a channel watches, as the requesting member sees it. */
export const ChannelWatch = object({
	title: TitleLink,
	/** Null if the members watch whenever they like. */
	pace: nullable(Pace),
	/** The number of regular episodes; null if none is known. */
	episodeCount: nullable(integer()),
	/** The requesting member's progress: messages up to this episode are open. */
	progress: integer(),
	/** The poster of the title; in the plan of a channel alone. */
	imageUrl: optional(string()),
})
export type ChannelWatch = Static<typeof ChannelWatch>

/** On `member:{id}`: the member's progress with a title changed. Fetch what it opens. */
export const ProgressChanged = object({ type: literal('progressChanged') })
