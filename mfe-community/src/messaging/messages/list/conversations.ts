import { atom, type ReadableAtom } from 'nanostores'
import {
	conversationsRoute,
	type DirectConversation,
	directConversationsRoute,
	type Group,
	groupRoute,
} from 'shared-contract'
import { $session, $site, call } from 'shared-state'
import { type ConversationList, withGroup, withOlderDirect, withoutGroup, withReloaded } from './conversationList.ts'

/** State of the list. `visitor`: conversations need an account. */
export type Conversations =
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'visitor' }
	| { state: 'ready'; list: ConversationList; olderState: 'idle' | 'loading' }

const $current = atom<Conversations>({ state: 'loading' })
let latest = 0

export const $conversations: ReadableAtom<Conversations> = $current

/** Loads the list; the current one stays visible. */
export async function loadConversations(): Promise<void> {
	// A request that must fail is not sent.
	if ($session.get().state === 'visitor' && !$site.get().demo) return $current.set({ state: 'visitor' })
	if ($current.get().state !== 'ready') $current.set({ state: 'loading' })
	latest += 1
	const mine = latest
	const outcome = await call(conversationsRoute, {})
	if (mine !== latest) return
	if (outcome.state === 'done') {
		const { groups, direct, older, friendRequests } = outcome.answer
		const loaded = { groups, direct, older, friendRequests }
		const now = $current.get()
		const list = now.state === 'ready' ? withReloaded(now.list, loaded) : loaded
		$current.set({ state: 'ready', list, olderState: 'idle' })
	} else if (outcome.state === 'refused' && outcome.status === 401) $current.set({ state: 'visitor' })
	else if ($current.get().state !== 'ready') $current.set({ state: 'failed' })
}

/** Updates the loaded list. */
export function updateList(change: (listed: ConversationList) => ConversationList): void {
	const now = $current.get()
	if (now.state === 'ready') $current.set({ ...now, list: change(now.list) })
}

/** Loads the next page of older direct chats. */
export async function loadOlderDirect(): Promise<void> {
	const before = $current.get()
	if (before.state !== 'ready' || before.list.older === null || before.olderState === 'loading') return
	$current.set({ ...before, olderState: 'loading' })
	const outcome = await call(directConversationsRoute, { query: { before: before.list.older } })
	const now = $current.get()
	if (now.state !== 'ready') return
	if (outcome.state !== 'done') $current.set({ ...now, olderState: 'idle' })
	else {
		const { items, older } = outcome.answer
		$current.set({ ...now, list: withOlderDirect(now.list, { direct: items, older }), olderState: 'idle' })
	}
}

/** Reloads a group; removes it if the member is no longer in it. */
export async function loadGroup(groupId: string): Promise<void> {
	const outcome = await call(groupRoute, { params: { id: groupId } })
	if (outcome.state === 'done') updateList((listed) => withGroup(listed, outcome.answer))
	else if (outcome.state === 'refused' && outcome.status === 404) updateList((listed) => withoutGroup(listed, groupId))
}

/** Reloads the groups that watch something: the reader's progress decides what is unread in them. */
export function refreshWatchGroups(): void {
	const now = $current.get()
	if (now.state !== 'ready') return
	for (const { id, channels } of now.list.groups) if (channels.some(({ watch }) => watch)) void loadGroup(id)
}

export function groupIn(conversations: Conversations, groupId: string): Group | undefined {
	return conversations.state === 'ready' ? conversations.list.groups.find(({ id }) => id === groupId) : undefined
}

export function directIn(conversations: Conversations, conversationId: string): DirectConversation | undefined {
	return conversations.state === 'ready' ? conversations.list.direct.find(({ id }) => id === conversationId) : undefined
}

/** The listed chat with a member. */
export function directWith(conversations: Conversations, memberId: string): DirectConversation | undefined {
	return conversations.state === 'ready'
		? conversations.list.direct.find(({ member }) => member.id === memberId)
		: undefined
}

/** Clears the list when another member signs in. */
export function clearConversations(): void {
	latest += 1
	$current.set({ state: 'loading' })
}
