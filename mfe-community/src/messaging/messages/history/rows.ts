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

/** `run`: the number of sealed messages about one episode that the row stands for, of which `message` is the last. */
export type RowContent = { state: 'sent'; message: Message; run: number } | { state: 'pending'; pending: Pending }

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

/** One row per message, pending ones last. Sealed messages about one episode that follow each other share a row. */
export function rowsOf({ items, pendings, selfId, readUpTo }: RowsInput): Row[] {
	const content: RowContent[] = [
		...items.map((message) => ({ state: 'sent', message, run: 1 }) as const),
		...pendings.map((pending) => ({ state: 'pending', pending }) as const),
	]
	const firstUnread = readUpTo === null ? undefined : items.find(({ number }) => number > readUpTo)?.number
	let before: { authorId: string | null; at: number; day: string } | undefined
	const rows: Row[] = []
	for (const each of content) {
		const at = instantOf(each)
		const day = dayOf(at)
		const authorId = authorOf(each, selfId)
		const isFirstUnread = each.state === 'sent' && each.message.number === firstUnread
		const isNewDay = before?.day !== day
		const belongs =
			!isNewDay && !isFirstUnread && authorId !== null && before?.authorId === authorId && at - before.at < GROUPING_MS
		const row = { key: keyOf(each), day: isNewDay ? day : null, isFirstUnread, showsAuthor: !belongs, content: each }
		const former = rows.at(-1)
		const run = isNewDay || isFirstUnread ? undefined : runWith(former?.content, each)
		before = { authorId: run ? null : authorId, at, day }
		if (former && run) rows.splice(-1, 1, { ...row, ...headOf(former), showsAuthor: false, content: run })
		else rows.push(row)
	}
	return rows
}

/** What a run keeps of its first row: with the key it stays the same element while it grows. */
const headOf = ({ key, day, isFirstUnread }: Row) => ({ key, day, isFirstUnread })

/** The run that a sealed message makes with the row before it; undefined if it makes none. */
function runWith(former: RowContent | undefined, content: RowContent): RowContent | undefined {
	if (former?.state !== 'sent' || content.state !== 'sent') return undefined
	const [before, message] = [former.message, content.message]
	const isRun = before.state === 'sealed' && message.state === 'sealed' && before.episode === message.episode
	return isRun ? { ...content, run: former.run + 1 } : undefined
}

/** True if a row is that of the message with a number, or of a run that holds it. */
export function holdsMessage({ content }: Row, number: number): boolean {
	return content.state === 'sent' && number <= content.message.number && number > content.message.number - content.run
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
