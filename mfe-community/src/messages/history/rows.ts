import type { Message } from 'shared-contract'
import { dayOf } from '../layout/days.ts'
import type { Pending } from '../outbox/pendingMessage.ts'

/** A message of the list, with what stands above it. */
export interface Row {
	/** The same while a message is on its way and when it is there. */
	key: string
	/** The day that begins with it, as `2026-11-21` where the reader is. */
	day: string | null
	/** The first that was not read: a line stands above it. */
	isFirstUnread: boolean
	/** Its author and time stand above it; else it belongs to the one before. */
	showsAuthor: boolean
	content: RowContent
}

export type RowContent = { state: 'sent'; message: Message } | { state: 'pending'; pending: Pending }

export interface RowsInput {
	items: readonly Message[]
	pendings: readonly Pending[]
	/** Whose the pending ones are. */
	selfId: string | undefined
	/** The unread begin behind this number; null where no line is shown. */
	readUpTo: number | null
}

/** Messages of one author that follow each other within this time stand together. */
const GROUPING_MS = 5 * 60_000

/** The rows of the list: one a message, so that their number grows by as many as come. */
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
