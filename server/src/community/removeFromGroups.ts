import { sql } from 'kysely'
import type { Database } from '../core/database/schema.ts'
import { deleteCachedAnswers } from '../core/http/idempotency.ts'
import { removeMember } from './group/membership.ts'

/**
 * Removes a member from all groups and deletes their messages, before the same transaction deletes the account. A group
 * without an admin promotes another member; a group without members is deleted. Direct chats, friendships and requests are
 * deleted by foreign keys.
 */
export async function removeFromGroups(transaction: Database, memberId: string): Promise<void> {
	const memberships = await transaction
		.selectFrom('group_member')
		.where('member_id', '=', memberId)
		.select('group_id')
		.orderBy('group_id')
		.execute()
	for (const { group_id } of memberships) await removeFromGroup(transaction, group_id, memberId)
	await deleteMessages(transaction, memberId)
}

async function removeFromGroup(transaction: Database, groupId: string, memberId: string): Promise<void> {
	await sql`select from community_group where id = ${groupId} for update`.execute(transaction)
	await removeMember(transaction, groupId, memberId)
	// The next admin: an existing admin, else the moderator, else the member, who joined first.
	const successor = await transaction
		.selectFrom('group_member')
		.where('group_id', '=', groupId)
		.select(['member_id', 'role'])
		.orderBy(sql`case role when 'admin' then 0 when 'moderator' then 1 else 2 end`)
		.orderBy('joined_at')
		.orderBy('member_id')
		.executeTakeFirst()
	if (!successor) {
		await transaction.deleteFrom('community_group').where('id', '=', groupId).execute()
		await deleteCachedAnswers(transaction, [groupId])
	} else if (successor.role !== 'admin') {
		await transaction
			.updateTable('group_member')
			.set({ role: 'admin' })
			.where('group_id', '=', groupId)
			.where('member_id', '=', successor.member_id)
			.execute()
	}
}

// Each gets a deletion number of its conversation, so that pages that were offline catch up.
async function deleteMessages(transaction: Database, memberId: string): Promise<void> {
	// Also of those that moderators removed.
	await sql`update message set picture_id = null, picture_alt = '' where author_id = ${memberId} and picture_id is not null`.execute(
		transaction,
	)
	await sql`
		with theirs as (
			select conversation_id, number, row_number() over (partition by conversation_id order by number) as place
			from message where author_id = ${memberId} and deletion is null
		), counted as (
			select conversation_id, count(*) as count from theirs group by conversation_id
		), held as (
			update conversation c set deletions = c.deletions + counted.count
			from counted where c.id = counted.conversation_id
			returning c.id, c.deletions - counted.count as before
		)
		update message m set text = '', deletion = held.before + theirs.place
		from theirs join held on held.id = theirs.conversation_id
		where m.conversation_id = theirs.conversation_id and m.number = theirs.number`.execute(transaction)
}
