import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { MESSAGE_PREVIEW_LENGTH, type Message, UNREAD_MAX } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { blockedEitherWay } from '../../core/identity/visibility/blocked.ts'
import { Problem } from '../../core/problem.ts'
import { isOpenTo, isUnread, opensRoot } from './isOpenTo.ts'
import { withMentions } from './messageMentions.ts'
import { type MessageRow, presentMessage } from './presentMessage.ts'

interface Wanted {
	conversationId: string
	/** The reader. */
	memberId: string
	/** True for the messages of its threads that the reader may open, too. */
	withThreads?: boolean
	/** A condition on the message `m`. */
	where: RawBuilder<SqlBool>
	order: RawBuilder<unknown>
	limit: number
}

/** Messages of a conversation as a reader may see them. Each list of messages is read here. */
export async function readMessages(
	db: Database,
	{ conversationId, memberId, withThreads = false, where, order, limit }: Wanted,
): Promise<Message[]> {
	const reader = sql`${memberId}::uuid`
	const { rows } = await sql<MessageRow>`
		select m.conversation_id, m.number, m.author_id, a.username, a.avatar_url, m.client_id, m.text, m.sent_at, m.deletion, m.edited_at,
			m.episode, m.pinned_at is not null as is_pinned, ${isOpenTo(reader)} as is_open,
			m.deletion is not null and exists (select from moderation_case h where h.kind = 'message'
				and h.content_id = m.conversation_id || '.' || m.number and h.hidden_at is not null) as is_moderated,
			case when q.number is not null then json_build_object('number', q.number, 'author_id', q.author_id,
				'username', qa.username, 'avatar_url', qa.avatar_url, 'text', left(q.text, ${MESSAGE_PREVIEW_LENGTH}),
				'deletion', q.deletion, 'has_picture', q.picture_id is not null, 'is_open', ${isOpenTo(reader, 'q')}) end as quoted,
			case when p.id is not null then json_build_object('id', p.id, 'width', p.width, 'height', p.height,
				'alt', m.picture_alt, 'isSpoiler', m.picture_spoiler) end as picture,
			(select json_agg(g) from (
				select e.reaction, count(*) as count, bool_or(e.member_id = ${reader}) as own from message_reaction e
				where e.conversation_id = m.conversation_id and e.number = m.number group by e.reaction
			) g) as reactions,
			case when c.id is not null and ${isOpenTo(reader)} then json_build_object('lastAt', c.last_sent_at,
				'replies', c.last_number - (select count(*) from message d where d.conversation_id = c.id and d.deletion is not null),
				'followed', coalesce(r.followed, false), 'unread', case when r.followed then (select count(*) from (
					select from message u where ${isUnread(reader)} limit ${UNREAD_MAX}) counted) else 0 end) end as thread
		from message m left join member a on a.id = m.author_id
		left join conversation c on c.root_conversation_id = m.conversation_id and c.root_number = m.number
		left join conversation_read r on r.conversation_id = c.id and r.member_id = ${reader}
		left join upload p on p.id = m.picture_id
		left join message q on q.conversation_id = m.conversation_id and q.number = m.reply_to
		left join member qa on qa.id = q.author_id
		where ${withThreads ? inOrBelow(conversationId, reader) : sql<SqlBool>`m.conversation_id = ${conversationId}`} and ${where}
		order by ${order} limit ${limit}`.execute(db)
	const hidden = await blockedEitherWay(db, memberId)
	const messages = rows.map((row) => presentMessage(row, hidden))
	return withMentions(db, messages, { conversationId, memberId })
}

/** SQL condition: a message is of a channel, or of a thread of it that the reader may open. */
function inOrBelow(conversationId: string, reader: RawBuilder<unknown>): RawBuilder<SqlBool> {
	return sql<SqlBool>`m.conversation_id in (select t.id from conversation t
		where t.id = ${conversationId} or (t.root_conversation_id = ${conversationId} and ${opensRoot(reader, 't')}))`
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
