import { atom, type ReadableAtom } from 'nanostores'
import type { Message } from 'shared-contract'
import { randomUuid } from 'shared-state'
import { type Pending, restorePendings, withoutSent } from './pendingMessage.ts'

type Outbox = Readonly<Record<string, readonly Pending[]>>

const PREFIX = 'niouka:outbox:'

const $all = atom<Outbox>({})
let owner = ''

/** Pending messages by conversation, oldest first. */
export const $outbox: ReadableAtom<Outbox> = $all

const NONE: readonly Pending[] = []

export function pendingMessages(outbox: Outbox, conversationId: string): readonly Pending[] {
	return outbox[conversationId] ?? NONE
}

/** Restores a member's pending messages from this tab's storage; what was written before follows them. */
export function openOutbox(memberId: string): void {
	if (memberId === owner) return
	const written = owner === '' ? $all.get() : {}
	owner = memberId
	$all.set(read(memberId))
	for (const [id, list] of Object.entries(written)) change(id, (restored) => [...restored, ...list])
}

/** What the author chose for a message besides its text. */
export type MessageOptions = Pick<Pending, 'episode' | 'replyTo' | 'picture'>

/** Appends a message to its conversation's queue. */
export function enqueue(conversationId: string, text: string, options: MessageOptions): void {
	const pending: Pending = { clientId: randomUuid(), text, typedAt: Date.now(), state: 'waiting', ...options }
	change(conversationId, (list) => [...list, pending])
}

/** Replaces a pending message. */
export function replacePending(conversationId: string, pending: Pending): void {
	change(conversationId, (list) => list.map((each) => (each.clientId === pending.clientId ? pending : each)))
}

export function removePending(conversationId: string, clientId: string): void {
	change(conversationId, (list) => list.filter((each) => each.clientId !== clientId))
}

/** Removes pending messages that the history contains. */
export function removeSent(conversationId: string, items: readonly Message[]): void {
	change(conversationId, (list) => withoutSent(list, items))
}

function change(conversationId: string, how: (list: readonly Pending[]) => readonly Pending[]): void {
	const before = pendingMessages($all.get(), conversationId)
	const after = how(before)
	if (after === before) return
	const { [conversationId]: _, ...others } = $all.get()
	$all.set(after.length > 0 ? { ...others, [conversationId]: after } : others)
	write()
}

function write(): void {
	try {
		sessionStorage.setItem(PREFIX + owner, JSON.stringify($all.get()))
	} catch {
		// Without storage the queue lasts as long as the page.
	}
}

function read(memberId: string): Outbox {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + memberId) ?? '{}')
		if (typeof kept !== 'object' || kept === null) return {}
		const lists = Object.entries(kept).map(([id, list]) => [id, restorePendings(list)] as const)
		return Object.fromEntries(lists.filter(([, list]) => list.length > 0))
	} catch {
		return {}
	}
}
