import { SCORE_FIELDS } from '../catalogue/score.ts'
import { TitleLink } from '../catalogue/title.ts'
import { route } from '../route.ts'
import { array, integer, literal, nullable, object, oneOf, optional, type Static, string, union } from '../schema.ts'
import { Cursor } from './block.ts'
import { ProfileParams } from './profile.ts'

// Only in lists that show pictures.
const Poster = optional(string())

/** An activity and its subject. An episode has no name here, because names can be spoilers. */
export const ActivitySubject = union([
	object({ kind: literal('title'), title: TitleLink, imageUrl: Poster }),
	object({ kind: literal('episode'), id: integer(), number: integer(), title: TitleLink, imageUrl: Poster }),
	object({ kind: literal('article'), id: integer(), name: string() }),
	object({ kind: literal('member'), username: string() }),
	object({ kind: literal('group'), id: string(), name: string() }),
])
export type ActivitySubject = Static<typeof ActivitySubject>

export const ACTIVITY_EVENTS = [
	'saved',
	'progressed',
	'finished',
	'scored',
	'liked',
	'commented',
	'reviewed',
	'replied',
	'edited',
	'added',
	'published',
	'followed',
	'joined',
] as const
export type ActivityEvent = (typeof ACTIVITY_EVENTS)[number]

export const Activity = object({
	id: string(),
	event: oneOf(ACTIVITY_EVENTS),
	/** ISO instant. */
	at: string(),
	subject: ActivitySubject,
	/** The score, for votes. */
	...SCORE_FIELDS,
	/** The episode or chapter that the member has reached. */
	progress: nullable(integer()),
	/** The first episode or chapter of a run that ended with `progress`. */
	first: optional(integer()),
})
export type Activity = Static<typeof Activity>

export const activityRoute = route('GET', '/api/profiles/:username/activity', {
	summary: 'What a member did, the latest first',
	tag: 'community',
	params: ProfileParams,
	query: object({ after: optional(Cursor) }),
	answer: object({ items: array(Activity), next: nullable(Cursor) }),
})

/** An activity with the member who did it. */
export const FollowedActivity = object({
	...Activity.properties,
	user: object({ name: string(), avatarUrl: nullable(string()) }),
})
export type FollowedActivity = Static<typeof FollowedActivity>

export const followedActivityRoute = route('GET', '/api/following/activity', {
	summary: 'What the members whom the viewer follows did, the latest first. Nothing for a visitor',
	tag: 'community',
	answer: object({ items: array(FollowedActivity) }),
})

/** The days of a year with activity of a member; `first` and `last` are its first and last day, both included. */
export const ActivityYear = object({
	first: string(),
	last: string(),
	total: integer(),
	days: array(object({ date: string(), count: integer() })),
})
export type ActivityYear = Static<typeof ActivityYear>

export const activityYearRoute = route('GET', '/api/profiles/:username/year', {
	summary: 'How much a member did on each day of the last year, by the days of a time zone',
	tag: 'community',
	params: ProfileParams,
	query: object({
		/** An IANA name. */
		zone: optional(string({ maxLength: 64 })),
	}),
	answer: ActivityYear,
})
