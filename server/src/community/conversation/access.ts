import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { opensRoot } from './isOpenTo.ts'

/** A conversation that the member may read. */
export type Conversation = DirectChat | Channel

interface DirectChat {
	kind: 'direct'
	id: string
	/** The other member. */
	otherId: string
}

/** A channel, or the thread of one of its messages. */
export interface Channel {
	kind: 'channel'
	id: string
	groupId: string
	/** The message that carries it, if it is a thread. */
	root: { conversationId: string; number: number } | null
}

interface Row {
	id: string
	group_id: string | null
	root_conversation_id: string | null
	root_number: number | null
	other_id: string | null
}

/**
 * A conversation that the member may read: a channel of one of their groups, the thread of a message that is open to them there,
 * or a direct chat without a block between the two.
 *
 * @throws Problem 404 otherwise, so that the answer does not reveal whether it exists.
 */
export async function readableConversation(db: Database, id: string, memberId: string): Promise<Conversation> {
	const [row] = await readable(db, [id], memberId)
	if (row?.group_id) return { kind: 'channel', id: row.id, groupId: row.group_id, root: rootOf(row) }
	if (row?.other_id) return { kind: 'direct', id: row.id, otherId: row.other_id }
	throw new Problem('request.notFound', 404)
}

/** Filters conversation ids to those that a member may read, and so subscribe to. */
export async function readableConversations(db: Database, ids: readonly string[], memberId: string): Promise<string[]> {
	return (await readable(db, ids, memberId)).map(({ id }) => id)
}

/** A channel that the member may read, and no thread. @throws Problem 404 otherwise. */
export async function readableChannel(db: Database, id: string, memberId: string): Promise<Channel> {
	const conversation = await readableConversation(db, id, memberId)
	if (conversation.kind !== 'channel' || conversation.root) throw new Problem('request.notFound', 404)
	return conversation
}

function rootOf({ root_conversation_id: conversationId, root_number: number }: Row): Channel['root'] {
	return conversationId === null || number === null ? null : { conversationId, number }
}

async function readable(db: Database, ids: readonly string[], memberId: string): Promise<Row[]> {
	const { rows } = await sql<Row>`
		select c.id, c.group_id, c.root_conversation_id, c.root_number,
			case when c.low_id = ${memberId} then c.high_id else c.low_id end as other_id
		from conversation c
		where c.id = any(${ids}) and case
			when c.group_id is not null then
				exists (select from group_member g where g.group_id = c.group_id and g.member_id = ${memberId})
				and ${opensRoot(sql`${memberId}::uuid`)}
			else ${memberId} in (c.low_id, c.high_id) and not exists (
				select from member_block b
				where (b.member_id, b.blocked_id) in ((c.low_id, c.high_id), (c.high_id, c.low_id))
			)
		end`.execute(db)
	return rows
}
