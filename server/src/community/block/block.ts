import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { lockPair } from '../memberPair.ts'

interface BlockRequest {
	memberId: string
	blockedId: string
	now: Date
}

/**
 * Blocks a member and deletes the relations between the two in the same transaction.
 *
 * @throws Problem 404 if the member does not exist, 400 for oneself.
 */
export async function blockMember(db: Database, { memberId, blockedId, now }: BlockRequest): Promise<void> {
	if (memberId === blockedId) throw new Problem('relation.self', 400)
	await db.transaction().execute(async (transaction) => {
		await lockPair(transaction, memberId, blockedId)
		const blocked = await transaction.selectFrom('member').where('id', '=', blockedId).select('id').executeTakeFirst()
		if (!blocked) throw new Problem('request.notFound', 404)
		await transaction
			.insertInto('member_block')
			.values({ member_id: memberId, blocked_id: blockedId, blocked_at: now })
			.onConflict((conflict) => conflict.doNothing())
			.execute()
		await removeRelations(transaction, memberId, blockedId)
	})
}

export async function unblockMember(db: Database, memberId: string, blockedId: string): Promise<void> {
	await db.deleteFrom('member_block').where('member_id', '=', memberId).where('blocked_id', '=', blockedId).execute()
}

// Each statement deletes one kind of relation between two members, in both directions.
const DELETIONS: readonly ((db: Database, one: string, other: string) => Promise<unknown>)[] = [
	(db, one, other) =>
		sql`delete from member_follow
			where (follower_id, followed_id) in ((${one}, ${other}), (${other}, ${one}))`.execute(db),
	(db, one, other) =>
		sql`delete from profile_like where (liked_id, member_id) in ((${one}, ${other}), (${other}, ${one}))`.execute(db),
	(db, one, other) =>
		sql`delete from friendship
			where (low_id, high_id) in ((${one}, ${other}), (${other}, ${one}))`.execute(db),
	(db, one, other) =>
		sql`delete from custom_list_member p using custom_list l
			where l.id = p.list_id and (l.member_id, p.member_id) in ((${one}, ${other}), (${other}, ${one}))`.execute(db),
]

/** Deletes all relations between two members. A new kind of relation needs a statement here. */
async function removeRelations(db: Database, one: string, other: string): Promise<void> {
	for (const deleteRelation of DELETIONS) await deleteRelation(db, one, other)
}
