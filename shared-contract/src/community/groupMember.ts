import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, optional, type Static, string } from '../schema.ts'
import { GroupParams } from './group.ts'
import { GroupRoleSchema } from './groupRole.ts'

export const GroupMember = object({
	id: string(),
	name: string(),
	avatarUrl: nullable(string()),
	role: GroupRoleSchema,
	online: boolean(),
	/** ISO instant. */
	joinedAt: string(),
})
export type GroupMember = Static<typeof GroupMember>

export const GroupMemberParams = object({ id: GroupParams.properties.id, memberId: string({ maxLength: 100 }) })

export const groupMembersRoute = route('GET', '/api/groups/:id/members', {
	session: 'needed',
	summary: 'The members of a group: admins first, then moderators, each by name',
	tag: 'community',
	params: GroupParams,
	query: object({ q: optional(string({ maxLength: 200 })), after: optional(string({ maxLength: 300 })) }),
	answer: object({
		items: array(GroupMember),
		/** The total number of matches. */
		total: integer(),
		/** The cursor of the next page, sent as `after`; null at the end. */
		next: nullable(string()),
	}),
})

export const assignRoleRoute = route('PUT', '/api/groups/:id/members/:memberId/role', {
	summary: 'Gives a member a role. 409 `group.lastAdmin` where the group would have no admin',
	tag: 'community',
	params: GroupMemberParams,
	body: object({ role: GroupRoleSchema }),
	answer: object({ role: GroupRoleSchema }),
})

export const kickRoute = route('DELETE', '/api/groups/:id/members/:memberId', {
	summary: 'Puts a member out of a group; only somebody of a lower role',
	tag: 'community',
	params: GroupMemberParams,
	/** `ban`: they cannot come back, by no invitation. */
	query: object({ ban: optional(boolean()) }),
	answer: object({ done: boolean() }),
})
