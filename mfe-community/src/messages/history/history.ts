import type { Message, messagesRoute, RouteAnswer } from 'shared-contract'

export type HistoryPage = RouteAnswer<typeof messagesRoute>

/** What this page has of a conversation: an unbroken run of messages that ends with the last one known of. */
export interface History {
	/** Oldest first, each number one more than the one before. */
	readonly items: readonly Message[]
	/** There are older ones on the server. */
	readonly more: boolean
	readonly readNumber: number
	/** The deletions that are known of; asked with, the server names those that came since. */
	readonly deletions: number
}

/** From the newest page. */
export function historyOf({ items, more, readNumber, deletions }: HistoryPage): History {
	return { items, more, readNumber, deletions }
}

/** The number of the last message that is here. 0 where there is none: numbers begin with 1. */
export function lastNumber({ items }: History): number {
	return items.at(-1)?.number ?? 0
}

/** The number of the first message that is here. */
export function firstNumber({ items }: History): number {
	return items[0]?.number ?? 1
}

/** With a page of older messages before it. */
export function withOlder(history: History, { items, more }: HistoryPage): History {
	const first = firstNumber(history)
	const older = items.filter(({ number }) => number < first)
	return { ...history, items: [...older, ...history.items], more }
}

/** With what came after its last message, and without what was deleted since. */
export function withNewer(history: History, page: HistoryPage): History {
	const last = lastNumber(history)
	const items = [...history.items, ...page.items.filter(({ number }) => number > last)]
	const deleted = new Set(page.deleted)
	return {
		...history,
		items: deleted.size > 0 ? items.map((item) => (deleted.has(item.number) ? tombstone(item) : item)) : items,
		readNumber: Math.max(history.readNumber, page.readNumber),
		deletions: Math.max(history.deletions, page.deletions),
	}
}

/**
 * With a message that was just sent.
 * @returns `gap` where messages before it are missing: they have to be asked for, and it comes with them
 */
export function withSent(history: History, message: Message): History | 'gap' {
	const last = lastNumber(history)
	if (message.number <= last) return history
	if (message.number > last + 1) return 'gap'
	return { ...history, items: [...history.items, message] }
}

/** Without the text of a message that its author took back. */
export function withDeleted(history: History, number: number, deletions: number): History {
	return {
		...history,
		items: history.items.map((item) => (item.number === number ? tombstone(item) : item)),
		deletions: Math.max(history.deletions, deletions),
	}
}

export function withReadNumber(history: History, readNumber: number): History {
	return readNumber > history.readNumber ? { ...history, readNumber } : history
}

// By its `clientId` the page goes on knowing its own; its author stands above it as before.
function tombstone(message: Message): Message {
	return { ...message, state: 'deleted', text: null }
}
