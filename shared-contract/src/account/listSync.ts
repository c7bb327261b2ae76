import { ListedTitle } from '../library/listEntry.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, oneOf, type Static, string } from '../schema.ts'
import { Done } from './session.ts'

/** The services that a list can be kept in step with. */
export const SYNC_SERVICES = ['anilist', 'mal'] as const
export type SyncService = (typeof SYNC_SERVICES)[number]

/** The fields of an entry that are kept in step. Notes are not: here they are private, there others read them. */
export const SYNC_FIELDS = ['status', 'progress', 'volumes', 'score', 'startedOn', 'finishedOn', 'rewatches'] as const
export type SyncField = (typeof SYNC_FIELDS)[number]

/** The side that is changed: this site, or the service. */
export const SYNC_SIDES = ['here', 'there'] as const
export type SyncSide = (typeof SYNC_SIDES)[number]

/** `refused`: the side did not take the change. `removed`: the entry was removed, as the member answered. */
export const SYNC_RESULTS = ['done', 'refused', 'removed'] as const
export type SyncResult = (typeof SYNC_RESULTS)[number]

/** `away`: it does not answer. `limited`: it takes no more requests for now. */
export const SYNC_PROBLEMS = ['away', 'limited'] as const

const Change = {
	title: ListedTitle,
	side: oneOf(SYNC_SIDES),
	/** True if the entry is new on that side. */
	isNew: boolean(),
	/** The values as texts; null for none. Conflict: both sides changed the field, and the newest wins. */
	fields: array(
		object({
			field: oneOf(SYNC_FIELDS),
			from: nullable(string()),
			to: nullable(string()),
			isConflict: boolean(),
		}),
	),
}

/** A change that a sync would make. */
export const SyncChange = object(Change)
export type SyncChange = Static<typeof SyncChange>

/** A change that a sync made. */
export const SyncRecord = object({ id: string(), at: string(), result: oneOf(SYNC_RESULTS), ...Change })
export type SyncRecord = Static<typeof SyncRecord>

/** The sync with a service. */
export const SyncState = object({
	service: oneOf(SYNC_SERVICES),
	/** The member's name there; null if not connected. */
	account: nullable(string()),
	/** `revoked`: the service no longer accepts the access, so the member has to connect again. */
	state: oneOf(['off', 'on', 'revoked'] as const),
	problem: nullable(oneOf(SYNC_PROBLEMS)),
	/** The last complete run, and when the next one begins. */
	lastAt: nullable(string()),
	nextAt: nullable(string()),
	/** The last changes, latest first. */
	changes: array(SyncRecord),
	/** Entries that one side no longer has; nothing happens to them until the member answers. */
	questions: array(object({ title: ListedTitle, goneFrom: oneOf(SYNC_SIDES), isAnswered: boolean() })),
})
export type SyncState = Static<typeof SyncState>

/** What a sync would change. */
export const SyncComparison = object({
	/** The first ones, and the number of all by side. */
	changes: array(SyncChange),
	here: integer(),
	there: integer(),
	conflicts: integer(),
	/** Entries that are the same on both sides. */
	same: integer(),
	/** Entries that are left alone: without a title here, without an id there, private. */
	unknownHere: integer(),
	unknownThere: integer(),
	private: integer(),
})
export type SyncComparison = Static<typeof SyncComparison>

const Service = object({ service: oneOf(SYNC_SERVICES) })

export const listSyncRoute = route('GET', '/api/list-sync', {
	session: 'needed',
	summary: "The syncs of the member's list: what is connected, what was changed where, and what waits for an answer",
	tag: 'account',
	answer: object({ items: array(SyncState) }),
})

export const startListSyncRoute = route('POST', '/api/list-sync/:service/start', {
	summary: 'Begins the connection with a service: the address of its page of consent',
	tag: 'account',
	params: Service,
	answer: object({ url: string() }),
})

export const finishListSyncRoute = route('POST', '/api/list-sync/finish', {
	summary: 'Finishes the connection with what the service sent back',
	tag: 'account',
	body: object({ code: string({ maxLength: 4000 }), state: string({ maxLength: 200 }) }),
	answer: Done,
})

export const compareListSyncRoute = route('POST', '/api/list-sync/:service/comparison', {
	summary: 'Reads the list there, and tells what a sync would change on each side; it changes nothing',
	tag: 'account',
	params: Service,
	answer: SyncComparison,
})

export const switchListSyncRoute = route('PUT', '/api/list-sync/:service', {
	summary: 'Switches a sync on, which begins at once, or pauses it',
	tag: 'account',
	params: Service,
	body: object({ isOn: boolean() }),
	answer: Done,
})

export const answerListSyncRoute = route('PUT', '/api/list-sync/:service/questions/:titleId', {
	summary: 'Says what becomes of an entry that one side no longer has: removed on the other, or put back',
	tag: 'account',
	params: object({ ...Service.properties, titleId: string({ pattern: '^[1-9][0-9]{0,9}$' }) }),
	body: object({ choice: oneOf(['remove', 'restore'] as const) }),
	answer: Done,
})

export const endListSyncRoute = route('DELETE', '/api/list-sync/:service', {
	summary: 'Ends the connection with a service; both lists stay as they are',
	tag: 'account',
	params: Service,
	answer: Done,
})
