import { atom, type ReadableAtom } from 'nanostores'
import {
	type Connection,
	type ConnectionPage,
	type ConnectionSide,
	connectionsRoute,
	followRoute,
	removeFollowerRoute,
	unfollowRoute,
} from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'
import { withDemoChanges, withFollowed, withoutMember } from './connectionPage.ts'

export type ListState =
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'shown'; page: ConnectionPage; more: 'idle' | 'loading' | 'failed' }

export interface ConnectionQuery {
	side: ConnectionSide
	q: string
}

export interface ConnectionList {
	readonly $state: ReadableAtom<ListState>
	/** Loads the other list or another search. The current list stays visible until the response. */
	load(query: ConnectionQuery): Promise<void>
	loadMore(): Promise<void>
	/** Optimistic update; rolls back on error. */
	setFollowed(person: Connection, isFollowed: boolean): Promise<ActionOutcome<unknown>>
	removeFollower(person: Connection): Promise<ActionOutcome<unknown>>
}

/** The store of a member's followers and followed members. */
export function createConnectionList(username: string, start: ConnectionQuery): ConnectionList {
	const $state = atom<ListState>({ state: 'loading' })
	const params = { username }
	const toggled = new Map<string, Connection>()
	const removed = new Set<string>()
	let current = start
	let request = new AbortController()

	async function load(query: ConnectionQuery) {
		request.abort()
		request = new AbortController()
		const { signal } = request
		if (query.side !== current.side || $state.get().state === 'failed') $state.set({ state: 'loading' })
		current = query
		try {
			const outcome = await call(connectionsRoute, { params, query }, { signal })
			$state.set(
				outcome.state === 'done'
					? { state: 'shown', page: withDemoChanges(outcome.answer, query, { toggled, removed }), more: 'idle' }
					: { state: 'failed' },
			)
		} catch (error) {
			// A newer request aborted this one.
			if (!signal.aborted) throw error
		}
	}

	async function loadMore() {
		const shown = $state.get()
		if (shown.state !== 'shown' || shown.page.next === null || shown.more === 'loading') return
		const query = current
		$state.set({ ...shown, more: 'loading' })
		const outcome = await call(connectionsRoute, { params, query: { ...query, after: shown.page.next } })
		const now = $state.get()
		if (now.state !== 'shown' || query !== current) return
		if (outcome.state !== 'done') return $state.set({ ...now, more: 'failed' })
		const { items, next } = withDemoChanges(outcome.answer, { side: query.side }, { toggled, removed })
		$state.set({ state: 'shown', page: { ...now.page, items: [...now.page.items, ...items], next }, more: 'idle' })
	}

	/** Optimistic update of the page; rolls back on error. */
	async function change<Answer>(
		changed: (page: ConnectionPage) => ConnectionPage,
		send: Promise<ActionOutcome<Answer>>,
	) {
		const before = $state.get()
		if (before.state === 'shown') $state.set({ ...before, page: changed(before.page) })
		const outcome = await send
		if (outcome.state !== 'done' && outcome.state !== 'example') $state.set(before)
		return outcome
	}

	return {
		$state,
		load,
		loadMore,
		async setFollowed(person, isFollowed) {
			const route = isFollowed ? followRoute : unfollowRoute
			const side = current.side
			const outcome = await change(
				(page) => withFollowed(page, side, person.id, isFollowed),
				act(route, { params: { memberId: person.id } }),
			)
			if (outcome.state === 'example' && !toggled.delete(person.id)) toggled.set(person.id, person)
			return outcome
		},
		async removeFollower(person) {
			const outcome = await change(
				(page) => withoutMember(page, 'followers', person.id),
				act(removeFollowerRoute, { params: { memberId: person.id } }),
			)
			if (outcome.state === 'example') removed.add(person.id)
			return outcome
		},
	}
}
