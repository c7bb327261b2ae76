import debounce from 'debounce'
import { friendsRoute, type RouteAnswer, unfriendRoute } from 'shared-contract'
import { $session, type ActionOutcome, act, call } from 'shared-state'
import { subscribe } from 'shared-state/live'
import { createRemotePages, type RemoteState } from 'shared-state/remote'

type FriendsPage = RouteAnswer<typeof friendsRoute>

const SEARCH_DEBOUNCE_MS = 250

const presences = new Map<string, () => void>()
/** The text of the search; undefined while nobody looks at the friends. */
let query: string | undefined

const friends = createRemotePages<FriendsPage>(
	(after) =>
		call(friendsRoute, { query: { ...(query ? { q: query } : {}), ...(after === undefined ? {} : { after }) } }),
	({ member }) => member.id,
)

/** The loaded friends of the member, filtered by the search. */
export const $friends = friends.$state

/** Loads the next page. */
export const loadMoreFriends = friends.loadMore

/** Loads the friends and subscribes to their presence. Returns the unsubscribe function. */
export function subscribeToFriends(): () => void {
	friends.reset()
	const stop = $friends.listen(syncPresenceTopics)
	void loadFriends()
	return () => {
		searchFriends.clear()
		query = undefined
		stop()
		for (const stopOne of presences.values()) stopOne()
		presences.clear()
	}
}

/** Loads the first page; the current one stays visible. */
export async function loadFriends(q = ''): Promise<void> {
	query = q
	await friends.load()
}

/** Debounced search by name. */
export const searchFriends = debounce((typed: string) => void loadFriends(typed.trim()), SEARCH_DEBOUNCE_MS)

/** Ends a friendship. */
export async function unfriend(memberId: string): Promise<ActionOutcome<unknown>> {
	const outcome = await act(unfriendRoute, { params: { memberId } })
	if (outcome.state === 'done' || outcome.state === 'example')
		friends.update((page) => {
			const items = page.items.filter(({ member }) => member.id !== memberId)
			return { ...page, items, total: page.total - (page.items.length - items.length) }
		})
	return outcome
}

/** Reloads the friends, if they are shown, after a friendship changed elsewhere. */
export function refreshFriends(): void {
	if (query !== undefined) void friends.refresh()
}

function syncPresenceTopics(now: RemoteState<FriendsPage>): void {
	// A visitor may not subscribe to presence.
	if ($session.get().state === 'visitor') return
	const shown = new Set(now.state === 'ready' ? now.value.items.map(({ member }) => member.id) : [])
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
	friends.update((page) => ({
		...page,
		items: page.items.map((friend) => (friend.member.id === memberId ? { ...friend, online } : friend)),
	}))
}
