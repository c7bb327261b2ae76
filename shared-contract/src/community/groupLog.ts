import { route } from '../route.ts'
import { array, nullable, object, oneOf, type Static, string } from '../schema.ts'
import { GroupParams } from './group.ts'

/** What those who manage a group do: to members, to channels, to the group, with invitations. */
export const GROUP_ACTIONS = [
	'kicked',
	'banned',
	'unbanned',
	'roleGiven',
	'channelAdded',
	'channelRenamed',
	'channelDeleted',
	'edited',
	'invited',
	'revoked',
] as const
export type GroupAction = (typeof GROUP_ACTIONS)[number]

/** A line of a group's log. Names are null where the account is deleted. */
export const GroupLogLine = object({
	id: string(),
	by: nullable(string()),
	action: oneOf(GROUP_ACTIONS),
	/** Whom it concerns; null also where it concerns nobody. */
	member: nullable(string()),
	/** The role that was given, or the name of the channel or of the group. */
	text: string(),
	/** ISO instant. */
	at: string(),
})
export type GroupLogLine = Static<typeof GroupLogLine>

export const groupLogRoute = route('GET', '/api/groups/:id/log', {
	session: 'needed',
	summary: 'The latest hundred acts of those who manage a group, last first. For whoever may kick',
	tag: 'community',
	params: GroupParams,
	answer: object({ items: array(GroupLogLine) }),
})
