import { endOtherSessionsRoute, endSessionRoute, pushRoute, type SessionListed, sessionsRoute } from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'
import { createRemote } from 'shared-state/remote'

/** `withPush`: the ids of those whose devices get push. */
interface Sessions {
	items: readonly SessionListed[]
	withPush: readonly string[]
}

export type SessionsStore = ReturnType<typeof createSessions>

/** The sessions of the member. */
export function createSessions() {
	const sessions = createRemote<Sessions>(async () => {
		const [outcome, push] = await Promise.all([call(sessionsRoute, {}), call(pushRoute, {})])
		if (outcome.state !== 'done') return outcome
		const withPush = push.state === 'done' ? push.answer.devices.map(({ sessionId }) => sessionId) : []
		return { state: 'done', answer: { items: outcome.answer.items, withPush } }
	})
	const filter = (isKept: (session: SessionListed) => boolean) =>
		sessions.update((shown) => ({ ...shown, items: shown.items.filter(isKept) }))
	return {
		$state: sessions.$state,
		load: sessions.load,
		async end({ id }: SessionListed): Promise<ActionOutcome<unknown>> {
			const outcome = await act(endSessionRoute, { params: { sessionId: id } })
			// A session that is gone has ended, too.
			const gone = outcome.state === 'refused' && outcome.status === 404
			if (outcome.state === 'done' || gone) filter((session) => session.id !== id)
			return gone ? { state: 'done', answer: { done: true } } : outcome
		},
		/** @param withAccess also ends apps, tokens and private addresses */
		async endOthers(withAccess: boolean) {
			const outcome = await act(endOtherSessionsRoute, { query: withAccess ? { access: 'end' } : {} })
			if (outcome.state === 'done') filter(({ isThis }) => isThis)
			return outcome
		},
	}
}
