import { atom, type ReadableAtom } from 'nanostores'
import { endOtherSessionsRoute, endSessionRoute, pushRoute, type SessionListed, sessionsRoute } from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'

export type SessionsState =
	| { state: 'loading' }
	| { state: 'failed' }
	/** `withPush`: the ids of those whose devices get push. */
	| { state: 'shown'; items: readonly SessionListed[]; withPush: readonly string[] }

export interface SessionsStore {
	readonly $state: ReadableAtom<SessionsState>
	load(): Promise<void>
	end(session: SessionListed): Promise<ActionOutcome<unknown>>
	/** @param withAccess also ends apps, tokens and private addresses */
	endOthers(withAccess: boolean): Promise<ActionOutcome<unknown>>
}

/** The sessions of the member. */
export function createSessions(): SessionsStore {
	const $state = atom<SessionsState>({ state: 'loading' })
	const filter = (isKept: (session: SessionListed) => boolean) => {
		const shown = $state.get()
		if (shown.state === 'shown') $state.set({ ...shown, items: shown.items.filter(isKept) })
	}
	return {
		$state,
		async load() {
			$state.set({ state: 'loading' })
			const [outcome, push] = await Promise.all([call(sessionsRoute, {}), call(pushRoute, {})])
			if (outcome.state !== 'done') return $state.set({ state: 'failed' })
			const withPush = push.state === 'done' ? push.answer.devices.map(({ sessionId }) => sessionId) : []
			$state.set({ state: 'shown', items: outcome.answer.items, withPush })
		},
		async end({ id }) {
			const outcome = await act(endSessionRoute, { params: { sessionId: id } })
			// A session that is gone has ended, too.
			const gone = outcome.state === 'refused' && outcome.status === 404
			if (outcome.state === 'done' || gone) filter((session) => session.id !== id)
			return gone ? { state: 'done', answer: { done: true } } : outcome
		},
		async endOthers(withAccess) {
			const outcome = await act(endOtherSessionsRoute, { query: withAccess ? { access: 'end' } : {} })
			if (outcome.state === 'done') filter(({ isThis }) => isThis)
			return outcome
		},
	}
}
