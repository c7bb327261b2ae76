import { sql } from 'kysely'
import { GROUPS_PER_MEMBER, type GroupRole, MEMBERS_PER_GROUP, outranks } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { storeBan } from './bans.ts'
import { logAct } from './groupLog.ts'
import { lockGroup, refuseLastAdmin, roleOf } from './lockGroup.ts'

interface NewMembership {
	groupId: string
	memberId: string
	role: GroupRole
	now: Date
}

/**
 * Locks a member's memberships until the transaction ends, so that the limit of groups holds. Call it before any lock of a
 * group.
 *
 * @throws Problem 409 `group.tooMany`.
 */
export async function lockMemberships(transaction: Database, memberId: string): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`groups of ${memberId}`}, 0))`.execute(transaction)
	const { count } = await transaction
		.selectFrom('group_member')
		.where('member_id', '=', memberId)
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.executeTakeFirstOrThrow()
	if (count >= GROUPS_PER_MEMBER) throw new Problem('group.tooMany', 409)
}

/** Adds a member to a locked group. Earlier messages count as read. @throws Problem 409 `group.full`. */
export async function addMember(transaction: Database, { groupId, memberId, role, now }: NewMembership): Promise<void> {
	const { member_count } = await transaction
		.updateTable('community_group')
		.set({ member_count: sql<number>`member_count + 1` })
		.where('id', '=', groupId)
		.returning('member_count')
		.executeTakeFirstOrThrow()
	if (member_count > MEMBERS_PER_GROUP) throw new Problem('group.full', 409)
	await transaction
		.insertInto('group_member')
		.values({ group_id: groupId, member_id: memberId, role, joined_at: now })
		.execute()
	await sql`insert into conversation_read as r (member_id, conversation_id, number)
		select ${memberId}, id, last_number from conversation where group_id = ${groupId} and channel_key is not null
		on conflict (member_id, conversation_id) do update set number = excluded.number`.execute(transaction)
}

/** Removes a member from a locked group. Waits for a message that they are sending. */
export async function removeMember(transaction: Database, groupId: string, memberId: string): Promise<void> {
	await transaction
		.deleteFrom('group_member')
		.where('group_id', '=', groupId)
		.where('member_id', '=', memberId)
		.execute()
	await sql`delete from conversation_read r using conversation c
		where c.id = r.conversation_id and c.group_id = ${groupId} and r.member_id = ${memberId}`.execute(transaction)
	await transaction
		.updateTable('community_group')
		.set({ member_count: sql<number>`greatest(0, member_count - 1)` })
		.where('id', '=', groupId)
		.execute()
}

/** Leaves a group. @returns its name. @throws Problem 409 `group.lastAdmin`. */
export async function leaveGroup(db: Database, groupId: string, memberId: string): Promise<string> {
	return inTransaction(db, async (transaction) => {
		const { role, name } = await lockGroup(transaction, groupId, memberId)
		if (role === 'admin') await refuseLastAdmin(transaction, groupId, memberId)
		await removeMember(transaction, groupId, memberId)
		return name
	})
}

interface MembershipChange {
	groupId: string
	memberId: string
	/** The member whose membership changes. */
	otherId: string
}

/** Kicks a member of a lower role out of a group, for good if they are banned. @returns the group's name. @throws Problem 403, 404. */
export async function kick(db: Database, change: MembershipChange, ban?: { now: Date }): Promise<string> {
	const { groupId, memberId, otherId } = change
	return inTransaction(db, async (transaction) => {
		const { role, name } = await lockGroup(transaction, groupId, memberId, 'kick')
		const otherRole = await roleOf(transaction, groupId, otherId)
		if (!otherRole) throw new Problem('request.notFound', 404)
		if (!outranks(role, otherRole)) throw new Problem('request.forbidden', 403)
		await removeMember(transaction, groupId, otherId)
		if (ban) await storeBan(transaction, { ...change, ...ban })
		await logAct(transaction, { ...change, action: ban ? 'banned' : 'kicked' })
		return name
	})
}

/** Assigns a role. Admins may also give up their own. @throws Problem 403, 404, 409 `group.lastAdmin`. */
export async function assignRole(db: Database, change: MembershipChange, role: GroupRole): Promise<void> {
	const { groupId, memberId, otherId } = change
	await inTransaction(db, async (transaction) => {
		await lockGroup(transaction, groupId, memberId, 'assignRole')
		const before = await roleOf(transaction, groupId, otherId)
		if (!before) throw new Problem('request.notFound', 404)
		// An admin cannot demote another admin.
		if (before === 'admin' && otherId !== memberId) throw new Problem('request.forbidden', 403)
		if (before === 'admin' && role !== 'admin') await refuseLastAdmin(transaction, groupId, otherId)
		await transaction
			.updateTable('group_member')
			.set({ role })
			.where('group_id', '=', groupId)
			.where('member_id', '=', otherId)
			.execute()
		if (before !== role) await logAct(transaction, { ...change, action: 'roleGiven', text: role })
	})
}
