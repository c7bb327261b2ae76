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
import { createRemotePages, type RemotePages } from 'shared-state/remote'
import { withDemoChanges, withFollowed, withoutMember } from './connectionPage.ts'

export interface ConnectionQuery {
	side: ConnectionSide
	q: string
}

export interface ConnectionList extends Pick<RemotePages<ConnectionPage>, '$state' | 'load' | 'loadMore'> {
	/** Loads the other list or another search. The current list stays visible until the response. */
	show(query: ConnectionQuery): Promise<void>
	/** Optimistic update; rolls back on error. */
	setFollowed(person: Connection, isFollowed: boolean): Promise<ActionOutcome<unknown>>
	removeFollower(person: Connection): Promise<ActionOutcome<unknown>>
}

/** The store of a member's followers and followed members. */
export function createConnectionList(username: string, start: ConnectionQuery): ConnectionList {
	const toggled = new Map<string, Connection>()
	const removed = new Set<string>()
	let current = start
	let request = new AbortController()
	const list = createRemotePages<ConnectionPage>(
		async (after) => {
			const { side, q } = current
			const outcome = await call(
				connectionsRoute,
				{ params: { username }, query: { side, q, ...(after === undefined ? {} : { after }) } },
				{ signal: request.signal },
			)
			if (outcome.state !== 'done') return outcome
			const query = after === undefined ? current : { side }
			return { state: 'done', answer: withDemoChanges(outcome.answer, query, { toggled, removed }) }
		},
		({ id }) => id,
	)

	return {
		$state: list.$state,
		load: list.load,
		loadMore: list.loadMore,
		async show(query) {
			request.abort()
			request = new AbortController()
			const { signal } = request
			if (query.side !== current.side) list.reset()
			current = query
			// A newer request aborts this one.
			await list.load().catch((error) => {
				if (!signal.aborted) throw error
			})
		},
		async setFollowed(person, isFollowed) {
			const { side } = current
			const outcome = await list.write(
				(page) => withFollowed(page, side, person.id, isFollowed),
				() => act(isFollowed ? followRoute : unfollowRoute, { params: { memberId: person.id } }),
			)
			if (outcome.state === 'example' && !toggled.delete(person.id)) toggled.set(person.id, person)
			return outcome
		},
		async removeFollower(person) {
			const outcome = await list.write(
				(page) => withoutMember(page, 'followers', person.id),
				() => act(removeFollowerRoute, { params: { memberId: person.id } }),
			)
			if (outcome.state === 'example') removed.add(person.id)
			return outcome
		},
	}
}
