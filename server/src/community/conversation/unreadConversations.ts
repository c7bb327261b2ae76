import { sql } from 'kysely'
import { UNREAD_CONVERSATIONS_MAX } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { isUnread, opensRoot } from './isOpenTo.ts'

/**
 * The ids of a member's conversations with unread messages, of threads of those that they follow. As in the list of conversations,
 * deleted messages, those of blocked members and those about unseen episodes do not count.
 */
export async function unreadConversations(db: Database, memberId: string): Promise<string[]> {
	const { rows } = await sql<{ id: string }>`
		select c.id
		from (
			select id from conversation where low_id = ${memberId} or high_id = ${memberId}
			union all
			select g.id from group_member m join conversation g on g.group_id = m.group_id and g.channel_key is not null
			where m.member_id = ${memberId}
		) c
		left join conversation_read r on r.conversation_id = c.id and r.member_id = ${memberId}
		where exists (select from message u where ${isUnread(sql`${memberId}::uuid`)})
		order by c.id
		limit ${UNREAD_CONVERSATIONS_MAX}`.execute(db)
	const threads = await unreadThreads(db, memberId)
	return [...rows.map(({ id }) => id), ...threads].slice(0, UNREAD_CONVERSATIONS_MAX)
}

/** The ids of the threads that a member follows and has unread messages in. */
export async function unreadThreads(db: Database, memberId: string): Promise<string[]> {
	const reader = sql`${memberId}::uuid`
	const { rows } = await sql<{ id: string }>`
		select c.id from conversation_read r join conversation c on c.id = r.conversation_id
		where r.member_id = ${memberId} and r.followed and ${opensRoot(reader)}
			and exists (select from message u where ${isUnread(reader)})
		order by c.id
		limit ${UNREAD_CONVERSATIONS_MAX}`.execute(db)
	return rows.map(({ id }) => id)
}
