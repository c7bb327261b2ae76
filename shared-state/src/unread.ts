import { atom, computed } from 'nanostores'
import { unreadConversationsRoute } from 'shared-contract'
import { call } from './client.ts'

/** The reader's conversations with unread messages, and the groups in which more may be written. */
export interface Unread {
	conversationIds: readonly string[]
	groupIds: readonly string[]
}

const NOTHING: Unread = { conversationIds: [], groupIds: [] }

let latest = 0

/** The store itself, for what is fetched later. */
export const $unread = atom<Unread>(NOTHING)

/** In how many conversations something is unread. */
export const $unreadConversations = computed($unread, ({ conversationIds }) => conversationIds.length)

/** Asks for them; what is known stays while it does. */
export async function loadUnread(): Promise<void> {
	latest += 1
	const mine = latest
	const outcome = await call(unreadConversationsRoute, {})
	if (mine === latest && outcome.state === 'done') $unread.set(outcome.answer)
}

/** Forgets them, when their owner leaves. */
export function forgetUnread(): void {
	latest += 1
	$unread.set(NOTHING)
}

/** A conversation has something unread from now on, or nothing any more. */
export function noteUnread(conversationId: string, isUnread: boolean): void {
	const now = $unread.get()
	const others = now.conversationIds.filter((id) => id !== conversationId)
	$unread.set({ ...now, conversationIds: isUnread ? [...others, conversationId] : others })
}
