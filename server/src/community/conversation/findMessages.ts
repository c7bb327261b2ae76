import { type RawBuilder, type SqlBool, sql } from 'kysely'
import {
	MESSAGE_SEARCH_PAGE_SIZE,
	type Message,
	PINS_PER_CONVERSATION,
	type RouteAnswer,
	type searchMessagesRoute,
	threadIdOf,
} from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { type Cursor, cursorPage, instantOf, readCursor } from '../../core/http/cursor.ts'
import { holdsWords, wordsQuery } from '../../core/http/searchWords.ts'
import { notBlockedMember } from '../../core/identity/visibility/blocked.ts'
import { Problem } from '../../core/problem.ts'
import { isOpenTo } from './isOpenTo.ts'
import { readMessages } from './readMessages.ts'

interface Reader {
	conversationId: string
	memberId: string
}

/** The pinned messages of a conversation, last pinned first. Those of unseen episodes come without their text. */
export async function pinnedMessages(db: Database, reader: Reader): Promise<Message[]> {
	const where = sql<SqlBool>`m.pinned_at is not null and m.deletion is null`
	const order = sql`m.pinned_at desc, m.number desc`
	const items = await readMessages(db, { ...reader, where, order, limit: PINS_PER_CONVERSATION })
	return items.filter(({ state }) => state === 'sent' || state === 'sealed')
}

interface Search extends Reader {
	typed: string
	before: number | undefined
	/** True to search the threads of a channel, too. */
	threads?: boolean | undefined
	/** The cursor of the previous page with threads. */
	after?: string | undefined
}

/** One page of the messages that hold the words of a text and are open to the reader, newest first. */
export async function searchMessages(
	db: Database,
	{ typed, before, threads: withThreads = false, after, ...reader }: Search,
): Promise<RouteAnswer<typeof searchMessagesRoute>> {
	const words = wordsQuery(typed)
	if (words === null) return { items: [], more: false }
	const memberId = sql`${reader.memberId}::uuid`
	const where = sql<SqlBool>`${holdsWords(sql.ref('m.text'), words)} and m.deletion is null and ${isOpenTo(memberId)}
		and m.author_id is not null and ${notBlockedMember(memberId, sql.ref('m.author_id'))}
		and ${before === undefined ? sql`true` : sql`m.number < ${before}`} and ${isOlder(readCursor(after))}`
	const order = withThreads ? sql`m.sent_at desc, m.conversation_id desc, m.number desc` : sql`m.number desc`
	const limit = MESSAGE_SEARCH_PAGE_SIZE + 1
	const found = await readMessages(db, { ...reader, withThreads, where, order, limit })
	const { items, next } = cursorPage(found, MESSAGE_SEARCH_PAGE_SIZE, ({ sentAt, inThread, number }) => ({
		micros: `${Date.parse(sentAt)}000`,
		key: `${number}.${inThread === undefined ? reader.conversationId : threadIdOf(reader.conversationId, inThread)}`,
	}))
	return { items, more: next !== null, ...(withThreads && { next }) }
}

function isOlder(cursor: Cursor | undefined): RawBuilder<SqlBool> {
	if (!cursor) return sql<SqlBool>`true`
	const [, number, id] = /^(\d{1,15})\.(.+)$/.exec(cursor.key) ?? []
	if (number === undefined || id === undefined) throw new Problem('request.invalid', 400)
	return sql<SqlBool>`(m.sent_at, m.conversation_id, m.number) < (${instantOf(cursor.micros)}, ${id}, ${number}::bigint)`
}
