import { sql } from 'kysely'
import { UNREAD_MAX } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { isOpenTo } from './isOpenTo.ts'

/** The number of the last message that a member has read. */
export async function readNumberOf(db: Database, conversationId: string, memberId: string): Promise<number> {
	const row = await db
		.selectFrom('conversation_read')
		.where('conversation_id', '=', conversationId)
		.where('member_id', '=', memberId)
		.select('number')
		.executeTakeFirst()
	return row?.number ?? 0
}

interface ReadMark {
	conversationId: string
	memberId: string
	number: number
	/** True for a thread in which the member wrote. */
	follows?: boolean
}

/**
 * Moves a member's read marker forward, at most to the last message, and notes whether they follow the thread. @returns the new
 * marker.
 *
 * @throws Problem 404 if the conversation has just been deleted.
 */
export async function markRead(
	db: Database,
	{ conversationId, memberId, number, follows = false }: ReadMark,
): Promise<number> {
	const { rows } = await sql<{ number: number }>`
		insert into conversation_read as r (conversation_id, member_id, number, followed)
		select c.id, ${memberId}, least(${number}, c.last_number), ${follows} from conversation c
		where c.id = ${conversationId} for key share
		on conflict (member_id, conversation_id) do update
			set number = greatest(r.number, excluded.number), followed = r.followed or excluded.followed
		returning number`.execute(db)
	const [row] = rows
	if (!row) throw new Problem('request.notFound', 404)
	return row.number
}

/** Counts other members' open messages after a number, up to `UNREAD_MAX`. */
export async function countUnreadAfter(
	db: Database,
	{ conversationId, memberId, number }: { conversationId: string; memberId: string; number: number },
): Promise<number> {
	const { rows } = await sql<{ unread: number }>`select count(*) as unread from (
		select from message m where conversation_id = ${conversationId} and number > ${number}
			and author_id <> ${memberId} and deletion is null and ${isOpenTo(sql`${memberId}::uuid`)} limit ${UNREAD_MAX}
	) counted`.execute(db)
	return rows[0]?.unread ?? 0
}
