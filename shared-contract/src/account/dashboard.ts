import { Person } from '../catalogue/person.ts'
import { EDIT_FIELDS, type LATER_FIELDS, LaterRevised, REVISION_ACTIONS } from '../catalogue/revision.ts'
import { IdParams } from '../catalogue/vote.ts'
import { ActivitySubject } from '../community/activity.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'
import { ROLES } from './session.ts'

/** What the dashboard tells of. */
export const SITE_EVENTS = ['added', 'edited', 'published', 'progressed', 'finished'] as const

/** What somebody did to the catalogue or the news, or how far they have come with a title, and who. */
export const SiteActivity = object({
	id: string(),
	event: oneOf(SITE_EVENTS),
	/** ISO instant. */
	at: string(),
	subject: ActivitySubject,
	/** The episode or chapter that was come to. */
	progress: nullable(integer()),
	user: Person,
})
export type SiteActivity = Static<typeof SiteActivity>

export const Dashboard = object({
	name: string(),
	avatarUrl: nullable(string()),
	role: oneOf(ROLES),
	/** What the member added and published that still stands, and the edits that nobody undid. */
	stats: object({ animes: integer(), edits: integer(), news: integer(), mangas: integer() }),
	/** The latest of what everybody did to the catalogue and the news. */
	site: array(SiteActivity),
	/** The latest of what the member did to both, and of how far they have come with the titles of their list. */
	own: array(SiteActivity),
	/** Comments whose reports wait; null for who is no moderator. */
	reports: nullable(integer()),
})
export type Dashboard = Static<typeof Dashboard>

export const dashboardRoute = route('GET', '/api/dashboard', {
	summary: "A contributor's figures and the latest activity; a visitor of a demo gets the sample member's",
	tag: 'account',
	answer: Dashboard,
})

/**
 * `standing`: it holds. `undone`: another revision took it back. `conflict`: one of its fields has been changed again
 * since, so it can no longer be taken back as it is.
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
	/** Nobody where the member has left. */
	user: nullable(Person),
	/** ISO instant. */
	at: string(),
	/** What it is of; null where that is gone. `name` is what it was called then. */
	subject: nullable(ActivitySubject),
	name: string(),
	/** The beginnings of what each field said before and after. */
	fields: array(ContributedChange),
	/** The same of fields that came later, whole. */
	later: optional(array(LaterRevised)),
	state: oneOf(CONTRIBUTION_STATES),
	/** Whether whoever asks may take it back, and nothing stands against it. */
	mayUndo: boolean(),
})
export type Contribution = Static<typeof Contribution>

const Page = object({
	items: array(Contribution),
	/** What to ask for older ones with, as `before`; null at the end. */
	older: nullable(integer()),
})
const Before = object({ before: optional(IdParams.properties.id) })

export const ownContributionsRoute = route('GET', '/api/dashboard/contributions', {
	summary: 'The revisions of whoever asks and what became of them, the latest first',
	tag: 'account',
	query: Before,
	answer: Page,
})

export const allContributionsRoute = route('GET', '/api/dashboard/edits', {
	summary: 'The revisions of everybody, the latest first. For moderators',
	tag: 'account',
	query: Before,
	answer: Page,
})
