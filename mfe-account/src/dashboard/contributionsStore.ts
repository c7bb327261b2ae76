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

export interface ContributionsState {
	items: readonly Contribution[]
	older: number | null
	more: 'idle' | 'loading' | 'failed'
}

export interface ContributionsStore {
	readonly $state: ReadableAtom<ContributionsState>
	loadOlder(): Promise<void>
	/** Undoes a contribution and reloads the list, which then starts with the undo. */
	undo(id: number): Promise<ActionOutcome<unknown>>
}

/** Contributions page by page, starting with the page of the loader. */
export function createContributions(
	route: ContributionRoute,
	first: RouteAnswer<ContributionRoute>,
): ContributionsStore {
	const $state = atom<ContributionsState>({ ...first, more: 'idle' })

	async function loadOlder() {
		const shown = $state.get()
		if (shown.older === null || shown.more === 'loading') return
		const waiting: ContributionsState = { ...shown, more: 'loading' }
		$state.set(waiting)
		const outcome = await call(route, { query: { before: String(shown.older) } })
		// An undo reloaded the list meanwhile.
		if ($state.get() !== waiting) return
		if (outcome.state !== 'done') return $state.set({ ...shown, more: 'failed' })
		const { items, older } = outcome.answer
		$state.set({ items: [...shown.items, ...items], older, more: 'idle' })
	}

	async function undo(id: number) {
		const outcome = await act(undoRevisionRoute, { params: { id: String(id) } })
		const isUndone = outcome.state === 'refused' && outcome.problem.code === 'revision.undone'
		if (outcome.state === 'done' || isUndone) await reload()
		return outcome
	}

	async function reload() {
		const outcome = await call(route, { query: {} })
		if (outcome.state === 'done') $state.set({ ...outcome.answer, more: 'idle' })
	}

	return { $state, loadOlder, undo }
}
