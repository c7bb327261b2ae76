import type { Message } from 'shared-contract'
import { dayOf } from '../layout/messageDays.ts'
import type { Pending } from '../outbox/pendingMessage.ts'

/** A row of the list: a message with the headings above it. */
export interface Row {
	/** The same key before and after sending. */
	key: string
	/** The local day that starts with this row, as `2026-11-21`. */
	day: string | null
	/** True for the first unread message, below the unread line. */
	isFirstUnread: boolean
	/** True if author and time show; else it is grouped with the message before. */
	showsAuthor: boolean
	content: RowContent
}

export type RowContent = { state: 'sent'; message: Message } | { state: 'pending'; pending: Pending }

export interface RowsInput {
	items: readonly Message[]
	pendings: readonly Pending[]
	/** The author of the pending messages. */
	selfId: string | undefined
	/** The last read number; null without an unread line. */
	readUpTo: number | null
}

/** Consecutive messages of one author within this time are grouped. */
const GROUPING_MS = 5 * 60_000

/** One row per message, pending ones last. */
export function rowsOf({ items, pendings, selfId, readUpTo }: RowsInput): Row[] {
	const content: RowContent[] = [
		...items.map((message) => ({ state: 'sent', message }) as const),
		...pendings.map((pending) => ({ state: 'pending', pending }) as const),
	]
	const firstUnread = readUpTo === null ? undefined : items.find(({ number }) => number > readUpTo)?.number
	let before: { authorId: string | null; at: number; day: string } | undefined
	return content.map((each) => {
		const at = instantOf(each)
		const day = dayOf(at)
		const authorId = authorOf(each, selfId)
		const isFirstUnread = each.state === 'sent' && each.message.number === firstUnread
		const isNewDay = before?.day !== day
		const belongs =
			!isNewDay && !isFirstUnread && authorId !== null && before?.authorId === authorId && at - before.at < GROUPING_MS
		before = { authorId, at, day }
		return { key: keyOf(each), day: isNewDay ? day : null, isFirstUnread, showsAuthor: !belongs, content: each }
	})
}

function instantOf(content: RowContent): number {
	return content.state === 'pending' ? content.pending.typedAt : Date.parse(content.message.sentAt)
}

function authorOf(content: RowContent, selfId: string | undefined): string | null {
	if (content.state === 'pending') return selfId ?? ''
	return content.message.author?.id ?? null
}

function keyOf(content: RowContent): string {
	return content.state === 'pending'
		? content.pending.clientId
		: (content.message.clientId ?? String(content.message.number))
}
