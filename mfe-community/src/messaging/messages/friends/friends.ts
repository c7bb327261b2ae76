import debounce from 'debounce'
import { atom, type ReadableAtom } from 'nanostores'
import { type Friend, friendsRoute, unfriendRoute } from 'shared-contract'
import { $session, type ActionOutcome, act, call } from 'shared-state'
import { subscribe } from 'shared-state/live'

/** The loaded friends of the member, filtered by the search. */
export type Friends =
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'ready'; items: readonly Friend[]; total: number; next: string | null; isLoadingMore: boolean }

const SEARCH_DEBOUNCE_MS = 250

const $current = atom<Friends>({ state: 'loading' })
const presences = new Map<string, () => void>()
let currentQuery: { q: string } | undefined

export const $friends: ReadableAtom<Friends> = $current

/** Loads the friends and subscribes to their presence. Returns the unsubscribe function. */
export function subscribeToFriends(): () => void {
	$current.set({ state: 'loading' })
	const stop = $current.listen(syncPresenceTopics)
	void loadFriends()
	return () => {
		searchFriends.clear()
		currentQuery = undefined
		stop()
		for (const stopOne of presences.values()) stopOne()
		presences.clear()
	}
}

/** Loads the first page; the current one stays visible. */
export async function loadFriends(q = ''): Promise<void> {
	const mine = { q }
	currentQuery = mine
	const outcome = await call(friendsRoute, { query: q === '' ? {} : { q } })
	if (currentQuery !== mine) return
	if (outcome.state === 'done') $current.set({ state: 'ready', ...outcome.answer, isLoadingMore: false })
	else if ($current.get().state !== 'ready') $current.set({ state: 'failed' })
}

/** Debounced search by name. */
export const searchFriends = debounce((typed: string) => void loadFriends(typed.trim()), SEARCH_DEBOUNCE_MS)

/** Loads the next page. */
export async function loadMoreFriends(): Promise<void> {
	const [mine, before] = [currentQuery, $current.get()]
	if (!mine || before.state !== 'ready' || before.next === null || before.isLoadingMore) return
	$current.set({ ...before, isLoadingMore: true })
	const query = { after: before.next, ...(mine.q === '' ? {} : { q: mine.q }) }
	const outcome = await call(friendsRoute, { query })
	const now = $current.get()
	if (currentQuery !== mine || now.state !== 'ready') return
	if (outcome.state !== 'done') return $current.set({ ...now, isLoadingMore: false })
	const { items, total, next } = outcome.answer
	$current.set({ state: 'ready', items: [...now.items, ...items], total, next, isLoadingMore: false })
}

/** Ends a friendship. */
export async function unfriend(memberId: string): Promise<ActionOutcome<unknown>> {
	const outcome = await act(unfriendRoute, { params: { memberId } })
	const now = $current.get()
	if (now.state === 'ready' && (outcome.state === 'done' || outcome.state === 'example')) {
		const items = now.items.filter(({ member }) => member.id !== memberId)
		$current.set({ ...now, items, total: now.total - (now.items.length - items.length) })
	}
	return outcome
}

/** Reloads the friends, if they are shown, after a friendship changed elsewhere. */
export function refreshFriends(): void {
	if (currentQuery) void loadFriends(currentQuery.q)
}

function syncPresenceTopics(now: Friends): void {
	// A visitor may not subscribe to presence.
	if ($session.get().state === 'visitor') return
	const shown = new Set(now.state === 'ready' ? now.items.map(({ member }) => member.id) : [])
	for (const [id, stop] of presences) {
		if (shown.has(id)) continue
		stop()
		presences.delete(id)
	}
	for (const id of shown) {
		if (presences.has(id)) continue
		const stop = subscribe(`presence:${id}`, (event) => {
			if (event.type === 'presence') applyPresence(event.memberId, event.online)
		})
		presences.set(id, stop)
	}
}

function applyPresence(memberId: string, online: boolean): void {
	const now = $current.get()
	if (now.state !== 'ready') return
	$current.set({
		...now,
		items: now.items.map((friend) => (friend.member.id === memberId ? { ...friend, online } : friend)),
	})
}
