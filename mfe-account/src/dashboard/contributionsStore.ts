import {
	type allContributionsRoute,
	type Contribution,
	type ownContributionsRoute,
	type RouteAnswer,
	undoRevisionRoute,
} from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'
import { createRemotePages, type Page } from 'shared-state/remote'

export type ContributionRoute = typeof ownContributionsRoute | typeof allContributionsRoute

/** Contributions page by page, starting with the page of the loader. */
export function createContributions(route: ContributionRoute, first: RouteAnswer<ContributionRoute>) {
	const { $state, loadMore, refresh } = createRemotePages<Page<Contribution>>(
		async (before) => {
			const outcome = await call(route, { query: before === undefined ? {} : { before: String(before) } })
			return outcome.state === 'done' ? { state: 'done', answer: pageOf(outcome.answer) } : outcome
		},
		({ id }) => id,
		pageOf(first),
	)
	return {
		$state,
		loadMore,
		/** Undoes a contribution and reloads the list, which then starts with the undo. */
		async undo(id: number): Promise<ActionOutcome<unknown>> {
			const outcome = await act(undoRevisionRoute, { params: { id: String(id) } })
			const isUndone = outcome.state === 'refused' && outcome.problem.code === 'revision.undone'
			if (outcome.state === 'done' || isUndone) await refresh()
			return outcome
		},
	}
}

function pageOf({ items, older }: RouteAnswer<ContributionRoute>): Page<Contribution> {
	return { items, next: older }
}
