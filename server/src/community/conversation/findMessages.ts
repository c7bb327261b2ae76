import { type SqlBool, sql } from 'kysely'
import {
	MESSAGE_SEARCH_PAGE_SIZE,
	type Message,
	PINS_PER_CONVERSATION,
	type RouteAnswer,
	type searchMessagesRoute,
} from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { holdsWords, wordsQuery } from '../../core/http/searchWords.ts'
import { notBlockedMember } from '../../core/identity/visibility/blocked.ts'
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

/** One page of the messages that hold the words of a text and are open to the reader, newest first. */
export async function searchMessages(
	db: Database,
	{ typed, before, ...reader }: Reader & { typed: string; before: number | undefined },
): Promise<RouteAnswer<typeof searchMessagesRoute>> {
	const words = wordsQuery(typed)
	if (words === null) return { items: [], more: false }
	const memberId = sql`${reader.memberId}::uuid`
	const where = sql<SqlBool>`${holdsWords(sql.ref('m.text'), words)} and m.deletion is null and ${isOpenTo(memberId)}
		and m.author_id is not null and ${notBlockedMember(memberId, sql.ref('m.author_id'))}
		and ${before === undefined ? sql`true` : sql`m.number < ${before}`}`
	const limit = MESSAGE_SEARCH_PAGE_SIZE + 1
	const items = await readMessages(db, { ...reader, where, order: sql`m.number desc`, limit })
	return { items: items.slice(0, MESSAGE_SEARCH_PAGE_SIZE), more: items.length > MESSAGE_SEARCH_PAGE_SIZE }
}
