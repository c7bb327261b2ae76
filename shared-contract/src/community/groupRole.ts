import { oneOf } from '../schema.ts'

/** The roles of a group, the mightiest first. Their words stand in the screen: Admin, Moderador, Membro. */
export const GROUP_ROLES = ['admin', 'moderator', 'member'] as const
export type GroupRole = (typeof GROUP_ROLES)[number]
export const GroupRoleSchema = oneOf(GROUP_ROLES)

/** The colour that a role is shown in. */
export const GROUP_ROLE_COLORS = { admin: 'red', moderator: 'blue', member: 'grey' } as const satisfies Record<
	GroupRole,
	string
>

/** What a group's role may be needed for. What every member may (read, write, leave) is not listed. */
export const GROUP_RIGHTS = [
	'invite',
	'arrangeChannels',
	'kick',
	'edit',
	'deleteChannel',
	'assignRole',
	'deleteGroup',
] as const
export type GroupRight = (typeof GROUP_RIGHTS)[number]

const MODERATOR_RIGHTS: readonly GroupRight[] = ['invite', 'arrangeChannels', 'kick']

/** Whether a role has a right. The server enforces it; a screen uses it to show only what works. */
export function mayInGroup(role: GroupRole, right: GroupRight): boolean {
	return role === 'admin' || (role === 'moderator' && MODERATOR_RIGHTS.includes(right))
}

/** Whether a role outranks another: nobody acts on an equal or a mightier one. */
export function outranks(role: GroupRole, other: GroupRole): boolean {
	return GROUP_ROLES.indexOf(role) < GROUP_ROLES.indexOf(other)
}
