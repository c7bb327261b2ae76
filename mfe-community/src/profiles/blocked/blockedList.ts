import { blocksRoute, type RouteAnswer, unblockRoute } from 'shared-contract'
import { $session, type ActionOutcome, act, call } from 'shared-state'
import { createRemotePages } from 'shared-state/remote'

/** Whom the reader blocked. A visitor of a demo has blocked nobody. */
export function createBlockedList() {
	const { $state, load, loadMore, update } = createRemotePages<RouteAnswer<typeof blocksRoute>>(
		async (after) =>
			$session.get().state === 'visitor'
				? { state: 'done', answer: { items: [], next: null } }
				: call(blocksRoute, { query: after === undefined ? {} : { after } }),
		({ id }) => id,
	)
	return {
		$state,
		load,
		loadMore,
		async unblock(memberId: string): Promise<ActionOutcome<unknown>> {
			const outcome = await act(unblockRoute, { params: { memberId } })
			if (outcome.state === 'done' || outcome.state === 'example')
				update((page) => ({ ...page, items: page.items.filter(({ id }) => id !== memberId) }))
			return outcome
		},
	}
}
