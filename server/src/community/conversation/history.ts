import { sql } from 'kysely'
import { MESSAGES_PAGE_SIZE, MESSAGES_RESUME_SIZE, type messagesRoute, type RouteAnswer } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { blockedEitherWay } from '../block/blocked.ts'
import { type MessageRow, presentMessage } from './presentMessage.ts'
import { readNumberOf } from './readMarker.ts'

type History = RouteAnswer<typeof messagesRoute>

interface HistoryQuery {
	conversationId: string
	memberId: string
	before: number | undefined
	after: number | undefined
	/** The last deletion number that the page has. */
	deletions: number | undefined
}

const DELETIONS_PAGE_SIZE = 500

/** One page of messages before a number (scrolling up), or after a number (catching up). The member may read them. */
export async function history(db: Database, query: HistoryQuery): Promise<History> {
	const { conversationId, memberId, before, after } = query
	if (before !== undefined && after !== undefined) throw new Problem('request.invalid', 400)
	// Read before the messages: a concurrent deletion is then sent twice, never missed.
	const conversation = await db
		.selectFrom('conversation')
		.where('id', '=', conversationId)
		.select(['last_number', 'deletions'])
		.executeTakeFirst()
	if (!conversation) throw new Problem('request.notFound', 404)
	const blockedIds = await blockedEitherWay(db, memberId)
	const page =
		after === undefined ? await pageBefore(db, conversationId, before) : await pageAfter(db, conversationId, after)
	const deleted = await deletedSince(db, query, conversation.deletions)
	const items = page.rows.map((row) => presentMessage(row, blockedIds))
	return {
		items,
		more: page.more || deleted.more,
		lastNumber: Math.max(conversation.last_number, items.at(-1)?.number ?? 0),
		readNumber: await readNumberOf(db, conversationId, memberId),
		deleted: deleted.numbers,
		deletions: deleted.deletions,
	}
}

async function pageBefore(db: Database, conversationId: string, before: number | undefined) {
	const { rows } = await sql<MessageRow>`
		select m.number, m.author_id, a.username, a.avatar_url, m.client_id, m.text, m.sent_at, m.deletion
		from message m left join member a on a.id = m.author_id
		where m.conversation_id = ${conversationId} and ${before === undefined ? sql`true` : sql`m.number < ${before}`}
		order by m.number desc limit ${MESSAGES_PAGE_SIZE + 1}`.execute(db)
	return { rows: rows.slice(0, MESSAGES_PAGE_SIZE).reverse(), more: rows.length > MESSAGES_PAGE_SIZE }
}

async function pageAfter(db: Database, conversationId: string, after: number) {
	const { rows } = await sql<MessageRow>`
		select m.number, m.author_id, a.username, a.avatar_url, m.client_id, m.text, m.sent_at, m.deletion
		from message m left join member a on a.id = m.author_id
		where m.conversation_id = ${conversationId} and m.number > ${after}
		order by m.number limit ${MESSAGES_RESUME_SIZE + 1}`.execute(db)
	return { rows: rows.slice(0, MESSAGES_RESUME_SIZE), more: rows.length > MESSAGES_RESUME_SIZE }
}

async function deletedSince(db: Database, { conversationId, deletions }: HistoryQuery, now: number) {
	if (deletions === undefined || deletions >= now) return { numbers: [], deletions: now, more: false }
	const rows = await db
		.selectFrom('message')
		.where('conversation_id', '=', conversationId)
		.where('deletion', '>', deletions)
		.select(['number', 'deletion'])
		.orderBy('deletion')
		.limit(DELETIONS_PAGE_SIZE + 1)
		.execute()
	const page = rows.slice(0, DELETIONS_PAGE_SIZE)
	const more = rows.length > page.length
	return { numbers: page.map(({ number }) => number), deletions: more ? (page.at(-1)?.deletion ?? now) : now, more }
}
