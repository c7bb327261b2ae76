import { Done } from '../account/session.ts'
import { SCORE_FIELDS } from '../catalogue/score.ts'
import { FORMATS, KINDS } from '../catalogue/title.ts'
import { Cursor } from '../community/block.ts'
import { ProfileParams } from '../community/profile.ts'
import { ENTRY_STATUSES, EntryChange } from '../library/listEntry.ts'
import { LIST_SORTS } from '../library/memberList.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'

/** An entry of a member's list in the API. */
export const ApiEntry = object({
	title: object({ id: integer(), kind: oneOf(KINDS), format: oneOf(FORMATS), name: string(), pictureUrl: string() }),
	status: oneOf(ENTRY_STATUSES),
	/** Episodes or chapters of this repeat, and how many there are. */
	progress: integer(),
	total: nullable(integer()),
	/** Volumes of a manga. */
	volumes: integer(),
	/** The member's vote on the title, 1 to 10; `exact` where it lies between two of them. */
	...SCORE_FIELDS,
	/** ISO dates, possibly partial. */
	startedOn: nullable(string()),
	finishedOn: nullable(string()),
	/** The number of completed repeats. */
	repeats: integer(),
	/** Empty for everyone but the member. */
	notes: string(),
	/** The member's own tags. */
	tags: array(string()),
	isPrivate: boolean(),
})
export type ApiEntry = Static<typeof ApiEntry>

const ListQuery = object({
	kind: oneOf(KINDS),
	status: oneOf(ENTRY_STATUSES),
	sort: optional(oneOf(LIST_SORTS)),
	/** The `next` of the page before. */
	after: optional(Cursor),
})
const ListAnswer = object({ items: array(ApiEntry), next: nullable(Cursor) })
const EntryParams = object({ titleId: string({ pattern: '^[1-9][0-9]{0,15}$' }) })
const EntryAnswer = object({ entry: ApiEntry })

export const apiMemberListRoute = route('GET', '/api/v1/members/:username/list', {
	summary: "One page of a public member's list, of the titles of a kind with a status",
	tag: 'account',
	params: ProfileParams,
	query: ListQuery,
	answer: ListAnswer,
})

export const apiListRoute = route('GET', '/api/v1/me/list', {
	summary: "One page of the member's own list, with private entries. Scope: list:read",
	tag: 'account',
	query: ListQuery,
	answer: ListAnswer,
})

export const apiEntryRoute = route('GET', '/api/v1/me/list/:titleId', {
	summary: "The member's entry of a title; 404 if it is not on the list. Scope: list:read",
	tag: 'account',
	params: EntryParams,
	answer: EntryAnswer,
})

const { read: _, ...CHANGES } = EntryChange.properties

export const apiChangeEntryRoute = route('PATCH', '/api/v1/me/list/:titleId', {
	summary: "Changes the member's entry of a title, or adds one; absent fields keep their values. Scope: list:write",
	tag: 'account',
	params: EntryParams,
	body: object(CHANGES),
	answer: EntryAnswer,
})

export const apiRemoveEntryRoute = route('DELETE', '/api/v1/me/list/:titleId', {
	summary: "Takes a title off the member's list. Scope: list:write",
	tag: 'account',
	params: EntryParams,
	answer: Done,
})
