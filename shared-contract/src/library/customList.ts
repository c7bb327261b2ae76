import { Done } from '../account/session.ts'
import { ProfileParams } from '../community/profile.ts'
import { CUSTOM_LIST_COVERS, CUSTOM_LIST_DESCRIPTION_MAX_LENGTH, CUSTOM_LIST_TITLE_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'
import { ListedTitle } from './listEntry.ts'

export const LIST_ROLES = ['viewer', 'editor'] as const
export type ListRole = (typeof LIST_ROLES)[number]

export const ListId = string({ pattern: '^cl[1-9][0-9]{0,8}$' })
export const ListParams = object({ listId: ListId })
export const ListItemParams = object({ listId: ListId, titleId: string({ pattern: '^[1-9][0-9]{0,15}$' }) })

/** A list that a member made, as its card shows it. */
export const CustomList = object({
	id: string(),
	title: string(),
	description: string(),
	isPublic: boolean(),
	count: integer(),
	covers: array(object({ titleId: integer(), imageUrl: string(), color: string() }), { maxItems: CUSTOM_LIST_COVERS }),
})
export type CustomList = Static<typeof CustomList>

/** The fields that the owner edits. Lengths have their own error codes, so the handler checks them. */
export const CustomListWriting = object({
	title: string({ maxLength: CUSTOM_LIST_TITLE_MAX_LENGTH * 8 }),
	description: string({ maxLength: CUSTOM_LIST_DESCRIPTION_MAX_LENGTH * 8 }),
	isPublic: boolean(),
})
export type CustomListWriting = Static<typeof CustomListWriting>

/** The same with the values that were read before: an untouched field keeps the value that another tab may have stored. */
export const CustomListEdit = object({ ...CustomListWriting.properties, read: optional(CustomListWriting) })
export type CustomListEdit = Static<typeof CustomListEdit>

/** All lists of a member: the number of entries per standard list, and the custom lists. */
export const Shelf = object({
	counts: object({ anime: integer(), manga: integer(), favorites: integer() }),
	lists: array(CustomList),
})
export type Shelf = Static<typeof Shelf>

export const shelfRoute = route('GET', '/api/profiles/:username/lists', {
	summary: "How much is on a member's lists, and the lists that they made",
	tag: 'account',
	params: ProfileParams,
	answer: Shelf,
})

/** A title of a list. */
export const CustomListItem = object({
	...ListedTitle.properties,
	/** Why it is here. */
	text: string(),
	/** The username of who added it; null where the reader may not know. */
	addedBy: nullable(string()),
})
export type CustomListItem = Static<typeof CustomListItem>

/** A list with its titles in order. */
export const CustomListPage = object({
	list: CustomList,
	isOwn: boolean(),
	/** The username of its owner. */
	owner: string(),
	/** The reader's; null without one. */
	role: nullable(oneOf([...LIST_ROLES, 'owner'])),
	/** They have not accepted their role yet. */
	isInvited: boolean(),
	isFollowed: boolean(),
	followers: integer(),
	/** Whether its owner wants comments below it. They are there while the list is public. */
	hasComments: boolean(),
	items: array(CustomListItem),
})
export type CustomListPage = Static<typeof CustomListPage>

export const customListRoute = route('GET', '/api/lists/:listId', {
	summary: 'A list that a member made, with all that is on it',
	tag: 'account',
	params: ListParams,
	answer: CustomListPage,
})

export const CustomListAnswer = object({ list: CustomList })

export const createCustomListRoute = route('POST', '/api/lists', {
	summary: 'Makes a list; it goes to the top',
	tag: 'account',
	body: CustomListWriting,
	answer: CustomListAnswer,
})

export const editCustomListRoute = route('PUT', '/api/lists/:listId', {
	summary: 'Changes what is said of a list, and who may see it',
	tag: 'account',
	params: ListParams,
	body: CustomListEdit,
	answer: CustomListAnswer,
})

export const removeCustomListRoute = route('DELETE', '/api/lists/:listId', {
	summary: 'Removes a list; it can be taken back for a day',
	tag: 'account',
	params: ListParams,
	answer: Done,
})

export const restoreCustomListRoute = route('POST', '/api/lists/:listId/restore', {
	summary: 'Takes the removal of a list back',
	tag: 'account',
	params: ListParams,
	answer: CustomListAnswer,
})

export const placeCustomListRoute = route('PUT', '/api/lists/:listId/place', {
	summary: 'Puts a list before another one of the member, or at the end',
	tag: 'account',
	params: ListParams,
	body: object({ before: nullable(ListId) }),
	answer: Done,
})

export const addToListRoute = route('PUT', '/api/lists/:listId/items/:titleId', {
	summary: 'Puts a title at the end of a list; twice is as once',
	tag: 'account',
	params: ListItemParams,
	answer: CustomListAnswer,
})

export const takeFromListRoute = route('DELETE', '/api/lists/:listId/items/:titleId', {
	summary: 'Takes a title off a list',
	tag: 'account',
	params: ListItemParams,
	answer: CustomListAnswer,
})

export const placeInListRoute = route('PUT', '/api/lists/:listId/items/:titleId/place', {
	summary: 'Puts a title of a list before another one, or at the end',
	tag: 'account',
	params: ListItemParams,
	body: object({ before: nullable(integer()) }),
	answer: CustomListAnswer,
})
