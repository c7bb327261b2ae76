import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { notBlockedMember } from '../../core/identity/visibility/blocked.ts'
import { progressWith } from '../../library/public.ts'

/**
 * SQL condition: a message is open to a member. It is about no episode, or the member wrote it, or has seen its episode. This
 * is the only rule of it: whatever shows a message's text, or counts or finds it, asks here.
 *
 * @param table the query's alias of `message`.
 */
export function isOpenTo(memberId: Expression<unknown>, table = 'm'): RawBuilder<SqlBool> {
	const column = (name: string) => sql.ref(`${table}.${name}`)
	return sql<SqlBool>`(${column('episode')} is null or ${column('author_id')} = ${memberId}
		or ${column('episode')} <= ${progressWith(memberId, column('title_id'))})`
}

/**
 * SQL condition: a conversation is no thread, or a member may open the message that carries it, which no block hides from them.
 *
 * @param table the query's alias of `conversation`.
 */
export function opensRoot(memberId: Expression<unknown>, table = 'c'): RawBuilder<SqlBool> {
	const column = (name: string) => sql.ref(`${table}.${name}`)
	return sql<SqlBool>`(${column('root_number')} is null or exists (
		select from message root
		where root.conversation_id = ${column('root_conversation_id')} and root.number = ${column('root_number')}
			and ${isOpenTo(memberId, 'root')} and ${notBlockedMember(memberId, sql.ref('root.author_id'))}
	))`
}

/** SQL condition: a message `u` of a conversation `c` is unread for a member, whose read marker is `r`. */
export function isUnread(memberId: Expression<unknown>): RawBuilder<SqlBool> {
	return sql<SqlBool>`(u.conversation_id = c.id and u.number > coalesce(r.number, 0) and u.author_id <> ${memberId}
		and u.deletion is null and ${isOpenTo(memberId, 'u')} and ${notBlockedMember(memberId, sql.ref('u.author_id'))})`
}

interface MessageKey {
	conversationId: string
	number: number
}

interface Reader {
	id: string
	/** The message is open to them. */
	opens: boolean
	/** They follow the thread. */
	follows: boolean
}

/** Filters members of a group to those who may read the conversation of a message there. */
export async function readersOf(
	db: Database,
	{ conversationId, number }: MessageKey,
	memberIds: Iterable<string>,
): Promise<Reader[]> {
	const reader = sql.ref('reader.id')
	const { rows } = await sql<Reader>`
		select reader.id::text as id, ${isOpenTo(reader)} as opens, coalesce(r.followed, false) as follows
		from message m join conversation c on c.id = m.conversation_id
		cross join unnest(${[...memberIds]}::uuid[]) as reader (id)
		left join conversation_read r on r.conversation_id = c.id and r.member_id = reader.id
		where m.conversation_id = ${conversationId} and m.number = ${number} and ${opensRoot(reader)}`.execute(db)
	return rows
}
