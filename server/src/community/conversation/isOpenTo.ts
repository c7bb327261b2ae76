import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
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

interface MessageKey {
	conversationId: string
	number: number
}

/** Filters members to those to whom a message is open. */
export async function openReaders(
	db: Database,
	{ conversationId, number }: MessageKey,
	memberIds: Iterable<string>,
): Promise<string[]> {
	const { rows } = await sql<{ id: string }>`
		select reader.id::text as id from message m cross join unnest(${[...memberIds]}::uuid[]) as reader (id)
		where m.conversation_id = ${conversationId} and m.number = ${number} and ${isOpenTo(sql.ref('reader.id'))}`.execute(
		db,
	)
	return rows.map(({ id }) => id)
}
