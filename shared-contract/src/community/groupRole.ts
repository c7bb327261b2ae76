import { oneOf } from '../schema.ts'

/** The roles of a group, most powerful first. */
export const GROUP_ROLES = ['admin', 'moderator', 'member'] as const
export type GroupRole = (typeof GROUP_ROLES)[number]
export const GroupRoleSchema = oneOf(GROUP_ROLES)

/** The rights that depend on the role in a group. Rights of every member (read, write, leave) are not listed. */
export const GROUP_RIGHTS = [
	'invite',
	'arrangeChannels',
	'kick',
	'mentionEveryone',
	'edit',
	'deleteChannel',
	'assignRole',
	'deleteGroup',
] as const
export type GroupRight = (typeof GROUP_RIGHTS)[number]

const MODERATOR_RIGHTS: readonly GroupRight[] = ['invite', 'arrangeChannels', 'kick', 'mentionEveryone']

/** True if a role has a right. The server enforces it; a screen uses it to hide controls that would be refused. */
export function mayInGroup(role: GroupRole, right: GroupRight): boolean {
	return role === 'admin' || (role === 'moderator' && MODERATOR_RIGHTS.includes(right))
}

/** True if a role outranks another: members act only on lower roles. */
export function outranks(role: GroupRole, other: GroupRole): boolean {
	return GROUP_ROLES.indexOf(role) < GROUP_ROLES.indexOf(other)
}
