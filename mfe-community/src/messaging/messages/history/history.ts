import {
	MESSAGE_PREVIEW_LENGTH,
	type Message,
	type MessageQuote,
	type messagesRoute,
	type RouteAnswer,
} from 'shared-contract'

export type HistoryPage = RouteAnswer<typeof messagesRoute>

/** A gapless range of messages. It ends with the newest known one, unless `newer` is true. */
export interface History {
	/** Oldest first, with consecutive numbers. */
	readonly items: readonly Message[]
	/** True if the server has older messages. */
	readonly more: boolean
	/** True if there are messages after the last one that are not loaded: the range is around an older message. */
	readonly newer: boolean
	readonly readNumber: number
	/** The version of known deletions; the server returns those since. */
	readonly deletions: number
	/** The version of known edits, pins and reactions. */
	readonly changes: number
	/** Of a thread: the message that carries it. */
	readonly root?: Message | undefined
}

/** Creates the history from the newest page, or from one that ends after an older message. */
export function historyOf({ items, more, lastNumber, readNumber, deletions, changes, root }: HistoryPage): History {
	return { items, more, newer: (items.at(-1)?.number ?? 0) < lastNumber, readNumber, deletions, changes, root }
}

/** The number of the last message, or 0; numbers start at 1. */
export function lastNumber({ items }: History): number {
	return items.at(-1)?.number ?? 0
}

/** The number of the first message. */
export function firstNumber({ items }: History): number {
	return items[0]?.number ?? 1
}

/** Prepends a page of older messages. */
export function withOlder(history: History, { items, more }: HistoryPage): History {
	const first = firstNumber(history)
	const older = items.filter(({ number }) => number < first)
	return { ...history, items: [...older, ...history.items], more }
}

/** Appends newer messages, and applies deletions, changes, and messages that have opened since. */
export function withNewer(history: History, page: HistoryPage): History {
	const last = lastNumber(history)
	const known = [...history.items, ...page.items.filter(({ number }) => number > last)]
	const changed = new Map([...page.items, ...page.changed].map((message) => [message.number, message]))
	const deleted = new Set(page.deleted)
	const items = known.map((item) => {
		const now = changed.get(item.number) ?? item
		return deleted.has(item.number) ? tombstone(now) : now
	})
	return {
		...history,
		items,
		newer: (items.at(-1)?.number ?? 0) < page.lastNumber,
		readNumber: Math.max(history.readNumber, page.readNumber),
		deletions: Math.max(history.deletions, page.deletions),
		changes: Math.max(history.changes, page.changes),
		root: page.root ?? history.root,
	}
}

/** Sets the message that carries a thread. */
export function withRoot(history: History, root: Message): History {
	return { ...history, root }
}

/** Replaces a message that the reader has changed. Other changes before it are still to be fetched. */
export function withChanged(history: History, message: Message): History {
	return { ...history, items: history.items.map((item) => (item.number === message.number ? message : item)) }
}

/** A message as one that replies to it shows it. */
export function quoteOf({ number, state, author, text, picture }: Message): MessageQuote {
	const hasPicture = picture !== undefined
	return { number, state, author, text: text?.slice(0, MESSAGE_PREVIEW_LENGTH) ?? null, hasPicture }
}

/** The number of the first message about an episode that the reader has not seen. */
export function firstSealed({ items }: History): number | undefined {
	return items.find(({ state }) => state === 'sealed')?.number
}

/**
 * Appends a sent message.
 * @returns `gap` if messages before it are missing and must be fetched
 */
export function withSent(history: History, message: Message): History | 'gap' {
	const last = lastNumber(history)
	if (message.number <= last || history.newer) return history
	if (message.number > last + 1) return 'gap'
	return { ...history, items: [...history.items, message] }
}

/** Replaces a deleted message by its tombstone. */
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

// A tombstone keeps `clientId` and author, so that the row keeps its key and place.
function tombstone({ picture: _, ...message }: Message): Message {
	return { ...message, state: 'deleted', text: null }
}
