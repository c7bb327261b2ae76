import { type GroupRight, type GroupRole, mayInGroup } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'

/** A group whose row is held until the end of the transaction. */
export interface HeldGroup {
	id: string
	name: string
	memberCount: number
	/** The role of who acts. */
	role: GroupRole
}

/**
 * Holds a group for a member who acts on it: whatever changes members, roles and channels goes one after the other. Takes
 * this row before any other of the group.
 *
 * @throws Problem 404 where they are not in it, whether it exists or not; 403 where their role has not the right.
 */
export async function lockGroup(
	transaction: Database,
	groupId: string,
	memberId: string,
	right?: GroupRight,
): Promise<HeldGroup> {
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

/** The role of a member in a group; nothing where they are not in it. */
export async function roleOf(db: Database, groupId: string, memberId: string): Promise<GroupRole | undefined> {
	const row = await db
		.selectFrom('group_member')
		.where('group_id', '=', groupId)
		.where('member_id', '=', memberId)
		.select('role')
		.executeTakeFirst()
	return row?.role
}

/** Refuses what would leave a held group without an admin, once `memberId` is none any more. */
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

/** Whether there is a group of that id that everybody may find and join. */
export async function isPublicGroup(db: Database, groupId: string): Promise<boolean> {
	const row = await db
		.selectFrom('community_group')
		.where('id', '=', groupId)
		.where('is_public', '=', true)
		.select('id')
		.executeTakeFirst()
	return row !== undefined
}
