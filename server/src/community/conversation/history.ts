import { type SqlBool, sql } from 'kysely'
import { MESSAGES_PAGE_SIZE, MESSAGES_RESUME_SIZE, type messagesRoute, type RouteAnswer } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { readNumberOf } from './readMarker.ts'
import { readMessage, readMessages } from './readMessages.ts'

type History = RouteAnswer<typeof messagesRoute>

interface HistoryQuery {
	conversationId: string
	memberId: string
	before: number | undefined
	after: number | undefined
	/** The last deletion number that the page has. */
	deletions: number | undefined
	/** The last number of an edit, pin or reaction that the page has. */
	changes: number | undefined
}

const DELETIONS_PAGE_SIZE = 500

/** One page of messages before a number (scrolling up), or after a number (catching up). The member may read them. */
export async function history(db: Database, query: HistoryQuery): Promise<History> {
	const { conversationId, memberId, before, after } = query
	if (before !== undefined && after !== undefined) throw new Problem('request.invalid', 400)
	// Read before the messages: a concurrent deletion or change is then sent twice, never missed.
	const conversation = await db
		.selectFrom('conversation')
		.where('id', '=', conversationId)
		.select(['last_number', 'deletions', 'changes', 'root_conversation_id', 'root_number'])
		.executeTakeFirst()
	if (!conversation) throw new Problem('request.notFound', 404)
	const page = after === undefined ? await pageBefore(db, query) : await pageAfter(db, query, after)
	const deleted = await deletedSince(db, query, conversation.deletions)
	const changed = await changedSince(db, query, conversation.changes)
	const { root_conversation_id: channelId, root_number: number } = conversation
	const isThread = channelId !== null && number !== null
	return {
		items: page.items,
		more: page.more || deleted.more || changed.more,
		lastNumber: Math.max(conversation.last_number, page.items.at(-1)?.number ?? 0),
		readNumber: await readNumberOf(db, conversationId, memberId),
		deleted: deleted.numbers,
		deletions: deleted.deletions,
		changed: changed.items,
		changes: changed.changes,
		...(isThread && { root: await readMessage(db, { conversationId: channelId, number, memberId }) }),
	}
}

async function pageBefore(db: Database, { conversationId, memberId, before }: HistoryQuery) {
	const where = before === undefined ? sql<SqlBool>`true` : sql<SqlBool>`m.number < ${before}`
	const limit = MESSAGES_PAGE_SIZE + 1
	const items = await readMessages(db, { conversationId, memberId, where, order: sql`m.number desc`, limit })
	return { items: items.slice(0, MESSAGES_PAGE_SIZE).reverse(), more: items.length > MESSAGES_PAGE_SIZE }
}

async function pageAfter(db: Database, { conversationId, memberId }: HistoryQuery, after: number) {
	const where = sql<SqlBool>`m.number > ${after}`
	const limit = MESSAGES_RESUME_SIZE + 1
	const items = await readMessages(db, { conversationId, memberId, where, order: sql`m.number`, limit })
	return { items: items.slice(0, MESSAGES_RESUME_SIZE), more: items.length > MESSAGES_RESUME_SIZE }
}

async function changedSince(db: Database, { conversationId, memberId, changes }: HistoryQuery, now: number) {
	if (changes === undefined || changes >= now) return { items: [], changes: now, more: false }
	const { rows } = await sql<{ number: number; change: number }>`
		select number, change from message where conversation_id = ${conversationId} and change > ${changes}
		order by change limit ${MESSAGES_RESUME_SIZE + 1}`.execute(db)
	const page = rows.slice(0, MESSAGES_RESUME_SIZE)
	const where = sql<SqlBool>`m.number = any(${page.map(({ number }) => number)}::bigint[])`
	const limit = MESSAGES_RESUME_SIZE
	const items = await readMessages(db, { conversationId, memberId, where, order: sql`m.change, m.number`, limit })
	const more = rows.length > page.length
	return { items, changes: more ? (page.at(-1)?.change ?? now) : now, more }
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
