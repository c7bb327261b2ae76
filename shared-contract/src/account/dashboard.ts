import { Person } from '../catalogue/person.ts'
import { EDIT_FIELDS, type LATER_FIELDS, LaterRevised, REVISION_ACTIONS } from '../catalogue/revision.ts'
import { IdParams } from '../catalogue/score.ts'
import { ActivitySubject } from '../community/activity.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'
import { ROLES } from './session.ts'

/** The events of the dashboard's activity lists. */
export const SITE_EVENTS = ['added', 'edited', 'published', 'progressed', 'finished'] as const

/** A change of the catalogue or the news, or progress with a title, with its author. */
export const SiteActivity = object({
	id: string(),
	event: oneOf(SITE_EVENTS),
	/** ISO instant. */
	at: string(),
	subject: ActivitySubject,
	/** The latest episode or chapter that the member has seen or read. */
	progress: nullable(integer()),
	user: Person,
})
export type SiteActivity = Static<typeof SiteActivity>

export const Dashboard = object({
	name: string(),
	avatarUrl: nullable(string()),
	role: oneOf(ROLES),
	/** The member's additions and articles that still exist, and edits that were not undone. */
	stats: object({ animes: integer(), edits: integer(), news: integer(), mangas: integer() }),
	/** The latest changes of the catalogue and the news by all members. */
	site: array(SiteActivity),
	/** The member's latest changes of both, and latest progress with titles of their list. */
	own: array(SiteActivity),
	/** The number of comments with open reports; null for members who are not moderators. */
	reports: nullable(integer()),
})
export type Dashboard = Static<typeof Dashboard>

export const dashboardRoute = route('GET', '/api/dashboard', {
	session: 'needed',
	summary: "A contributor's figures and the latest activity; a visitor of a demo gets the sample member's",
	tag: 'account',
	answer: Dashboard,
})

/**
 * `standing`: in force. `undone`: reverted by another revision. `conflict`: one of its fields has been changed again
 * since, so it can no longer be undone as it is.
 */
export const CONTRIBUTION_STATES = ['standing', 'undone', 'conflict'] as const
export type ContributionState = (typeof CONTRIBUTION_STATES)[number]

export const CONTRIBUTED_FIELDS = [...EDIT_FIELDS, 'summary', 'content', 'imageUrl'] as const
export type ContributedField = (typeof CONTRIBUTED_FIELDS)[number] | (typeof LATER_FIELDS)[number]

export const ContributedChange = object({ field: oneOf(CONTRIBUTED_FIELDS), before: string(), after: string() })
export type ContributedChange = { field: ContributedField; before: string; after: string }

/** A revision of a title, an episode or an article. */
export const Contribution = object({
	id: integer(),
	action: oneOf(REVISION_ACTIONS),
	/** Null if the account is deleted. */
	user: nullable(Person),
	/** ISO instant. */
	at: string(),
	/** The revised entity; null if it was deleted. `name` is its name at the time. */
	subject: nullable(ActivitySubject),
	name: string(),
	/** The start of each field's value before and after. */
	fields: array(ContributedChange),
	/** The same for fields that the contract got later, with full values. */
	later: optional(array(LaterRevised)),
	state: oneOf(CONTRIBUTION_STATES),
	/** True if the requesting member may undo it and it has no conflict. */
	mayUndo: boolean(),
})
export type Contribution = Static<typeof Contribution>

const Page = object({
	items: array(Contribution),
	/** The cursor of the next page, sent as `before`; null at the end. */
	older: nullable(integer()),
})
const Before = object({ before: optional(IdParams.properties.id) })

export const ownContributionsRoute = route('GET', '/api/dashboard/contributions', {
	session: 'needed',
	summary: 'The revisions of whoever asks and what became of them, the latest first',
	tag: 'account',
	query: Before,
	answer: Page,
})

export const allContributionsRoute = route('GET', '/api/dashboard/edits', {
	session: 'needed',
	summary: 'The revisions of everybody, the latest first. For moderators',
	tag: 'account',
	query: Before,
	answer: Page,
})
