import { type GroupRight, type GroupRole, mayInGroup } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'

/** A group whose row is locked until the transaction ends. */
export interface LockedGroup {
	id: string
	name: string
	memberCount: number
	/** The acting member's role. */
	role: GroupRole
}

/**
 * Locks a group, so that changes of its members, roles and channels run one after the other. Call it before any other lock
 * of the group.
 *
 * @throws Problem 404 if the member is not in the group or it does not exist, 403 if their role lacks the right.
 */
export async function lockGroup(
	transaction: Database,
	groupId: string,
	memberId: string,
	right?: GroupRight,
): Promise<LockedGroup> {
	const group = await transaction
		.selectFrom('community_group')
		.where('id', '=', groupId)
		.select(['id', 'name', 'member_count'])
		.forUpdate()
		.executeTakeFirst()
	const role = group && (await roleOf(transaction, groupId, memberId))
	if (!group || !role) throw new Problem('request.notFound', 404)
	if (right !== undefined && !mayInGroup(role, right)) throw new Problem('request.forbidden', 403)
	return { id: group.id, name: group.name, memberCount: group.member_count, role }
}

/** The role of a member in a group; undefined if they are not in it. */
export async function roleOf(db: Database, groupId: string, memberId: string): Promise<GroupRole | undefined> {
	const row = await db
		.selectFrom('group_member')
		.where('group_id', '=', groupId)
		.where('member_id', '=', memberId)
		.select('role')
		.executeTakeFirst()
	return row?.role
}

/** Refuses a read for which a right is needed. @throws Problem 404 if the member is not in the group, 403 without the right. */
export async function requireRight(db: Database, groupId: string, memberId: string, right: GroupRight): Promise<void> {
	const role = await roleOf(db, groupId, memberId)
	if (!role) throw new Problem('request.notFound', 404)
	if (!mayInGroup(role, right)) throw new Problem('request.forbidden', 403)
}

/** Refuses to leave a locked group without an admin other than `memberId`. @throws Problem 409 `group.lastAdmin`. */
export async function refuseLastAdmin(transaction: Database, groupId: string, memberId: string): Promise<void> {
	const other = await transaction
		.selectFrom('group_member')
		.where('group_id', '=', groupId)
		.where('role', '=', 'admin')
		.where('member_id', '<>', memberId)
		.select('member_id')
		.executeTakeFirst()
	if (!other) throw new Problem('group.lastAdmin', 409)
}

/** True if a public group has that id. */
export async function isPublicGroup(db: Database, groupId: string): Promise<boolean> {
	const row = await db
		.selectFrom('community_group')
		.where('id', '=', groupId)
		.where('is_public', '=', true)
		.select('id')
		.executeTakeFirst()
	return row !== undefined
}
