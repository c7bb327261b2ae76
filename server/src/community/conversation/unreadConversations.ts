import { sql } from 'kysely'
import { UNREAD_CONVERSATIONS_MAX } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { isOpenTo } from './isOpenTo.ts'

/**
 * The ids of a member's conversations with unread messages. As in the list of conversations, deleted messages, those of blocked
 * members and those about unseen episodes do not count.
 */
export async function unreadConversations(db: Database, memberId: string): Promise<string[]> {
	const { rows } = await sql<{ id: string }>`
		select c.id
		from (
			select id from conversation where low_id = ${memberId} or high_id = ${memberId}
			union all
			select g.id from group_member m join conversation g on g.group_id = m.group_id where m.member_id = ${memberId}
		) c
		left join conversation_read r on r.conversation_id = c.id and r.member_id = ${memberId}
		where exists (
			select from message u
			where u.conversation_id = c.id and u.number > coalesce(r.number, 0)
				and u.author_id <> ${memberId} and u.deletion is null and ${isOpenTo(sql`${memberId}::uuid`, 'u')}
				and not exists (
					select from member_block b
					where (b.member_id, b.blocked_id) in ((u.author_id, ${memberId}), (${memberId}, u.author_id))
				)
		)
		order by c.id
		limit ${UNREAD_CONVERSATIONS_MAX}`.execute(db)
	return rows.map(({ id }) => id)
}
