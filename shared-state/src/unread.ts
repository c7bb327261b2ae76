import { atom, computed } from 'nanostores'
import { call } from './client.ts'
import { withMemberRoutes } from './withMemberRoutes.ts'

/** The reader's conversations with unread messages, and the reader's groups, whose channels can get more. */
export interface Unread {
	conversationIds: readonly string[]
	groupIds: readonly string[]
}

const NOTHING: Unread = { conversationIds: [], groupIds: [] }

let latestRequest = 0

/** The writable store, for the lazily loaded live module. */
export const $unread = atom<Unread>(NOTHING)

/** The number of unread conversations. */
export const $unreadConversations = computed($unread, ({ conversationIds }) => conversationIds.length)

/** Fetches them; the current ones stay meanwhile. */
export async function loadUnread(): Promise<void> {
	latestRequest += 1
	const request = latestRequest
	const outcome = await withMemberRoutes((routes) => call(routes.unreadConversationsRoute, {}))
	if (request === latestRequest && outcome.state === 'done') $unread.set(outcome.answer)
}

/** Clears the store when its owner signs out. */
export function forgetUnread(): void {
	latestRequest += 1
	$unread.set(NOTHING)
}

/** Marks a conversation as unread or read. */
export function setUnread(conversationId: string, isUnread: boolean): void {
	const now = $unread.get()
	const others = now.conversationIds.filter((id) => id !== conversationId)
	$unread.set({ ...now, conversationIds: isUnread ? [...others, conversationId] : others })
}
