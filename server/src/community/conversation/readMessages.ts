import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { MESSAGE_PREVIEW_LENGTH, type Message } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { blockedEitherWay } from '../../core/identity/visibility/blocked.ts'
import { Problem } from '../../core/problem.ts'
import { isOpenTo } from './isOpenTo.ts'
import { type MessageRow, presentMessage } from './presentMessage.ts'

interface Wanted {
	conversationId: string
	/** The reader. */
	memberId: string
	/** A condition on the message `m`. */
	where: RawBuilder<SqlBool>
	order: RawBuilder<unknown>
	limit: number
}

/** Messages of a conversation as a reader may see them. Each list of messages is read here. */
export async function readMessages(
	db: Database,
	{ conversationId, memberId, where, order, limit }: Wanted,
): Promise<Message[]> {
	const reader = sql`${memberId}::uuid`
	const { rows } = await sql<MessageRow>`
		select m.number, m.author_id, a.username, a.avatar_url, m.client_id, m.text, m.sent_at, m.deletion, m.edited_at,
			m.episode, m.pinned_at is not null as is_pinned, ${isOpenTo(reader)} as is_open,
			m.deletion is not null and exists (select from moderation_case h where h.kind = 'message'
				and h.content_id = m.conversation_id || '.' || m.number and h.hidden_at is not null) as is_moderated,
			case when q.number is not null then json_build_object('number', q.number, 'author_id', q.author_id,
				'username', qa.username, 'avatar_url', qa.avatar_url, 'text', left(q.text, ${MESSAGE_PREVIEW_LENGTH}),
				'deletion', q.deletion, 'has_picture', q.picture_id is not null, 'is_open', ${isOpenTo(reader, 'q')}) end as quoted,
			case when p.id is not null then json_build_object('id', p.id, 'width', p.width, 'height', p.height,
				'alt', m.picture_alt, 'isSpoiler', m.picture_spoiler) end as picture,
			(select json_agg(g) from (
				select r.reaction, count(*) as count, bool_or(r.member_id = ${reader}) as own from message_reaction r
				where r.conversation_id = m.conversation_id and r.number = m.number group by r.reaction
			) g) as reactions
		from message m left join member a on a.id = m.author_id
		left join upload p on p.id = m.picture_id
		left join message q on q.conversation_id = m.conversation_id and q.number = m.reply_to
		left join member qa on qa.id = q.author_id
		where m.conversation_id = ${conversationId} and ${where}
		order by ${order} limit ${limit}`.execute(db)
	const hidden = await blockedEitherWay(db, memberId)
	return rows.map((row) => presentMessage(row, hidden))
}

interface MessageKey {
	conversationId: string
	number: number
	memberId: string
}

/** One message as a reader may see it. @throws Problem 404 if there is none. */
export async function readMessage(db: Database, { conversationId, number, memberId }: MessageKey): Promise<Message> {
	const where = sql<SqlBool>`m.number = ${number}`
	const [message] = await readMessages(db, { conversationId, memberId, where, order: sql`m.number`, limit: 1 })
	if (!message) throw new Problem('request.notFound', 404)
	return message
}

/** A message whose text the reader may see. @throws Problem 404 if it is deleted, hidden or about an unseen episode. */
export async function requireOpenMessage(db: Database, key: MessageKey): Promise<Message> {
	const message = await readMessage(db, key)
	if (message.state !== 'sent') throw new Problem('request.notFound', 404)
	return message
}
