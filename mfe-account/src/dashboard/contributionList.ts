import { atom, type ReadableAtom } from 'nanostores'
import {
	type allContributionsRoute,
	type Contribution,
	type ownContributionsRoute,
	type RouteAnswer,
	undoRevisionRoute,
} from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'

export type ContributionRoute = typeof ownContributionsRoute | typeof allContributionsRoute

export interface ContributionListState {
	items: readonly Contribution[]
	older: number | null
	more: 'idle' | 'loading' | 'failed'
}

export interface ContributionList {
	readonly $state: ReadableAtom<ContributionListState>
	loadOlder(): Promise<void>
	/** Takes one back; the list then begins anew, with the undo on top. */
	undo(id: number): Promise<ActionOutcome<unknown>>
}

/** Revisions page by page, beginning with the one that came with the screen. */
export function createContributionList(
	route: ContributionRoute,
	first: RouteAnswer<ContributionRoute>,
): ContributionList {
	const $state = atom<ContributionListState>({ ...first, more: 'idle' })

	async function loadOlder() {
		const shown = $state.get()
		if (shown.older === null || shown.more === 'loading') return
		const waiting: ContributionListState = { ...shown, more: 'loading' }
		$state.set(waiting)
		const outcome = await call(route, { query: { before: String(shown.older) } })
		// An undo has started the list anew meanwhile.
		if ($state.get() !== waiting) return
		if (outcome.state !== 'done') return $state.set({ ...shown, more: 'failed' })
		const { items, older } = outcome.answer
		$state.set({ items: [...shown.items, ...items], older, more: 'idle' })
	}

	async function undo(id: number) {
		const outcome = await act(undoRevisionRoute, { params: { id: String(id) } })
		const isUndone = outcome.state === 'refused' && outcome.problem.code === 'revision.undone'
		if (outcome.state === 'done' || isUndone) await startAnew()
		return outcome
	}

	async function startAnew() {
		const outcome = await call(route, { query: {} })
		if (outcome.state === 'done') $state.set({ ...outcome.answer, more: 'idle' })
	}

	return { $state, loadOlder, undo }
}
