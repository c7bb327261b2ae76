import { Done } from '../account/session.ts'
import { Person } from '../catalogue/person.ts'
import { LIST_ITEM_TEXT_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'
import { CustomList, CustomListAnswer, LIST_ROLES, ListItemParams, ListParams } from './customList.ts'
import { ListedTitle } from './listEntry.ts'

const PersonParams = object({ ...ListParams.properties, username: string({ maxLength: 100 }) })
const ItemText = string({ maxLength: LIST_ITEM_TEXT_MAX_LENGTH * 8 })

/** A member with a role on a list, or invited to one. */
export const ListPerson = object({ ...Person.properties, role: oneOf(LIST_ROLES), isInvited: boolean() })
export type ListPerson = Static<typeof ListPerson>

export const listPeopleRoute = route('GET', '/api/lists/:listId/people', {
	session: 'needed',
	summary: 'Who else belongs to a list of theirs, as far as the reader may know them',
	tag: 'account',
	params: ListParams,
	answer: object({ people: array(ListPerson) }),
})

export const inviteToListRoute = route('PUT', '/api/lists/:listId/people/:username', {
	summary: 'Invites a member to a list, or changes their role',
	tag: 'account',
	params: PersonParams,
	body: object({ role: oneOf(LIST_ROLES) }),
	answer: Done,
})

export const leaveListRoute = route('DELETE', '/api/lists/:listId/people/:username', {
	summary: 'Takes somebody off a list, or oneself as `@me`; so an invitation is declined. Twice is as once',
	tag: 'account',
	params: PersonParams,
	answer: Done,
})

export const joinListRoute = route('PUT', '/api/lists/:listId/join', {
	summary: 'Accepts the invitation to a list',
	tag: 'account',
	params: ListParams,
	answer: Done,
})

export const followListRoute = route('PUT', '/api/lists/:listId/follow', {
	summary: 'Follows a public list',
	tag: 'account',
	params: ListParams,
	answer: Done,
})

export const unfollowListRoute = route('DELETE', '/api/lists/:listId/follow', {
	summary: 'Follows a list no more. Twice is as once',
	tag: 'account',
	params: ListParams,
	answer: Done,
})

export const seeListRoute = route('PUT', '/api/lists/:listId/seen', {
	summary: 'Tells that the member sees a list: what was added before is no longer new',
	tag: 'account',
	params: ListParams,
	answer: Done,
})

/** A list of somebody else that a member follows, belongs to or is invited to. */
export const SharedList = object({
	list: CustomList,
	owner: string(),
	/** Null for who only follows. */
	role: nullable(oneOf(LIST_ROLES)),
	isInvited: boolean(),
	/** The titles that others added since the last visit. */
	fresh: integer(),
})
export type SharedList = Static<typeof SharedList>

export const sharedListsRoute = route('GET', '/api/shared-lists', {
	session: 'needed',
	summary: 'The lists of others that the member follows, belongs to or is invited to',
	tag: 'account',
	answer: object({ lists: array(SharedList) }),
})

export const writeListItemRoute = route('PUT', '/api/lists/:listId/items/:titleId/text', {
	summary: 'Says why a title is on a list; `read` is the text that was read before',
	tag: 'account',
	params: ListItemParams,
	body: object({ text: ItemText, read: ItemText }),
	answer: CustomListAnswer,
})

export const setListCommentsRoute = route('PUT', '/api/lists/:listId/comments', {
	summary: 'Says whether there are comments below an own list',
	tag: 'account',
	params: ListParams,
	body: object({ on: boolean() }),
	answer: Done,
})

export const LIST_CHANGE_KINDS = ['added', 'removed', 'moved', 'text', 'name'] as const
export type ListChangeKind = (typeof LIST_CHANGE_KINDS)[number]

/** A change of a list. */
export const ListChange = object({
	id: integer(),
	kind: oneOf(LIST_CHANGE_KINDS),
	/** The username of who made it; null where the reader may not know. */
	by: nullable(string()),
	/** Null for the name of the list. */
	title: nullable(ListedTitle),
	/** Of a text or name. */
	was: string(),
	became: string(),
	/** ISO instant. */
	changedAt: string(),
	isUndo: boolean(),
	mayUndo: boolean(),
})
export type ListChange = Static<typeof ListChange>

export const listHistoryRoute = route('GET', '/api/lists/:listId/history', {
	session: 'needed',
	summary: 'The changes of a list, newest first, for those who may edit it',
	tag: 'account',
	params: ListParams,
	query: object({ before: optional(string({ pattern: '^[1-9][0-9]{0,14}$' })) }),
	answer: object({ items: array(ListChange), next: nullable(string()) }),
})

export const undoListChangeRoute = route('POST', '/api/lists/:listId/history/:changeId/undo', {
	summary: 'Undoes a change of a list that still applies; the undo is a change, too. Twice is as once',
	tag: 'account',
	params: object({ ...ListParams.properties, changeId: string({ pattern: '^[1-9][0-9]{0,14}$' }) }),
	answer: Done,
})
