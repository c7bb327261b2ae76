import debounce from 'debounce'
import { atom, type ReadableAtom } from 'nanostores'
import { type Friend, friendsRoute, unfriendRoute } from 'shared-contract'
import { $session, type ActionOutcome, act, call } from 'shared-state'
import { watch } from 'shared-state/live'

/** The friends of the reader by name, as far as they are fetched, of those whose names hold what was typed. */
export type Friends =
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'ready'; items: readonly Friend[]; total: number; next: string | null; isAsking: boolean }

const ASKED_AFTER_MS = 250

const $current = atom<Friends>({ state: 'loading' })
const presences = new Map<string, () => void>()
let asked: { q: string } | undefined

export const $friends: ReadableAtom<Friends> = $current

/** Keeps the friends in sight as they are, who is here among them, until the returned function is called. */
export function followFriends(): () => void {
	$current.set({ state: 'loading' })
	const stop = $current.listen(followPresences)
	void loadFriends()
	return () => {
		searchFriends.clear()
		asked = undefined
		stop()
		for (const stopOne of presences.values()) stopOne()
		presences.clear()
	}
}

/** Asks for the first page; what is there stays in sight meanwhile. */
export async function loadFriends(q = ''): Promise<void> {
	const mine = { q }
	asked = mine
	const outcome = await call(friendsRoute, { query: q === '' ? {} : { q } })
	if (asked !== mine) return
	if (outcome.state === 'done') $current.set({ state: 'ready', ...outcome.answer, isAsking: false })
	else if ($current.get().state !== 'ready') $current.set({ state: 'failed' })
}

/** Narrows them to those of a name, once the reader pauses. */
export const searchFriends = debounce((typed: string) => void loadFriends(typed.trim()), ASKED_AFTER_MS)

/** Adds the next page. */
export async function loadMoreFriends(): Promise<void> {
	const [mine, before] = [asked, $current.get()]
	if (!mine || before.state !== 'ready' || before.next === null || before.isAsking) return
	$current.set({ ...before, isAsking: true })
	const query = { after: before.next, ...(mine.q === '' ? {} : { q: mine.q }) }
	const outcome = await call(friendsRoute, { query })
	const now = $current.get()
	if (asked !== mine || now.state !== 'ready') return
	if (outcome.state !== 'done') return $current.set({ ...now, isAsking: false })
	const { items, total, next } = outcome.answer
	$current.set({ state: 'ready', items: [...now.items, ...items], total, next, isAsking: false })
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

/** A friendship began or ended elsewhere: where friends are shown, they are asked for again. */
export function noteFriendshipsChanged(): void {
	if (asked) void loadFriends(asked.q)
}

function followPresences(now: Friends): void {
	// A visitor of a demo may not watch who is here.
	if ($session.get().state === 'visitor') return
	const shown = new Set(now.state === 'ready' ? now.items.map(({ member }) => member.id) : [])
	for (const [id, stop] of presences) {
		if (shown.has(id)) continue
		stop()
		presences.delete(id)
	}
	for (const id of shown) {
		if (presences.has(id)) continue
		const stop = watch(`presence:${id}`, (event) => {
			if (event.type === 'presence') takePresence(event.memberId, event.online)
		})
		presences.set(id, stop)
	}
}

function takePresence(memberId: string, online: boolean): void {
	const now = $current.get()
	if (now.state !== 'ready') return
	$current.set({
		...now,
		items: now.items.map((friend) => (friend.member.id === memberId ? { ...friend, online } : friend)),
	})
}
