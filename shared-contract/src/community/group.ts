import { GROUP_DESCRIPTION_MAX_LENGTH, GROUP_NAME_MAX_LENGTH, INVITATION_LINK_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, literal, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'
import { ChannelWatch } from './channelWatch.ts'
import { GroupRoleSchema } from './groupRole.ts'

/** A text channel, as the requesting member sees it. */
export const GroupChannel = object({
	/** The id of its conversation: the group's id, a dash and the key. */
	id: string(),
	key: string(),
	name: string(),
	/** True if the requesting member has unread messages. */
	unread: boolean(),
	lastNumber: integer(),
	readNumber: integer(),
	/** The anime that the channel watches, if any. */
	watch: nullable(ChannelWatch),
	/** The ids of its threads that the requesting member follows and has unread replies in. */
	threads: optional(array(string())),
})
export type GroupChannel = Static<typeof GroupChannel>

/** A group of the requesting member. */
export const Group = object({
	id: string(),
	name: string(),
	description: string(),
	isPublic: boolean(),
	/** The letters of its avatar. */
	initials: string(),
	memberCount: integer(),
	/** The role of the requesting member; `mayInGroup` holds its rights. */
	role: GroupRoleSchema,
	/** In the group's own order; never empty. */
	channels: array(GroupChannel),
})
export type Group = Static<typeof Group>

/** A group, as non-members see it. */
export const GroupCard = object({
	id: string(),
	name: string(),
	description: string(),
	isPublic: boolean(),
	initials: string(),
	memberCount: integer(),
	/** True if the requesting member is in it. */
	joined: boolean(),
})
export type GroupCard = Static<typeof GroupCard>

export const GroupParams = object({ id: string({ pattern: '^[A-Za-z0-9]{1,32}$' }) })

// Loose on purpose: the handler validates each field, so that each error has its own code.
const typed = (maxLength: number) => string({ maxLength: maxLength * 4 })
const GroupDraft = object({
	name: typed(GROUP_NAME_MAX_LENGTH),
	description: typed(GROUP_DESCRIPTION_MAX_LENGTH),
	isPublic: boolean(),
})

export const publicGroupsRoute = route('GET', '/api/groups', {
	session: 'needed',
	summary: 'Public groups whose names hold the words of `q`, the largest first; without words, the largest of all',
	tag: 'community',
	query: object({ q: string({ maxLength: 200 }) }),
	answer: object({ items: array(GroupCard) }),
})

export const createGroupRoute = route('POST', '/api/groups', {
	summary: 'Makes a group with one channel; whoever makes it is its admin',
	tag: 'community',
	body: GroupDraft,
	answer: Group,
})

export const groupRoute = route('GET', '/api/groups/:id', {
	session: 'needed',
	summary: 'A group that whoever asks is in',
	tag: 'community',
	params: GroupParams,
	answer: Group,
})

export const editGroupRoute = route('PUT', '/api/groups/:id', {
	summary: "Changes a group's name, description and privacy",
	tag: 'community',
	params: GroupParams,
	body: GroupDraft,
	answer: Group,
})

export const deleteGroupRoute = route('DELETE', '/api/groups/:id', {
	summary: 'Deletes a group with everything said in it',
	tag: 'community',
	params: GroupParams,
	answer: object({ done: boolean() }),
})

export const joinGroupRoute = route('POST', '/api/groups/join', {
	summary:
		'Joins by an invitation link, its code, or the id of a public group: what counts is the last path segment. Who is in already stays so',
	tag: 'community',
	body: object({ link: string({ maxLength: INVITATION_LINK_MAX_LENGTH }) }),
	answer: Group,
})

export const leaveGroupRoute = route('POST', '/api/groups/:id/leave', {
	summary: 'Leaves a group. 409 `group.lastAdmin` where nobody else is its admin',
	tag: 'community',
	params: GroupParams,
	answer: object({ done: boolean() }),
})

/** On `group:{id}`: name, description, privacy, channels, roles or members changed. Fetch the group again. */
export const GroupChanged = object({ type: literal('groupChanged'), groupId: string() })
export type GroupChanged = Static<typeof GroupChanged>

/** On `member:{id}`: the member joined a group, on any of their devices. Fetch it and subscribe to it. */
export const GroupJoined = object({ type: literal('groupJoined'), groupId: string() })
export type GroupJoined = Static<typeof GroupJoined>

/** On `member:{id}` when the member left or was kicked, on `group:{id}` when the group was deleted. */
export const GroupLeft = object({
	type: literal('groupLeft'),
	groupId: string(),
	reason: oneOf(['left', 'kicked', 'deleted']),
	/** The group's name, which can no longer be fetched. */
	name: nullable(string()),
})
export type GroupLeft = Static<typeof GroupLeft>

/** The members of `LiveEvent` about groups. */
export const GROUP_EVENTS = [GroupChanged, GroupJoined, GroupLeft] as const
