import { atom, type ReadableAtom } from 'nanostores'
import { type Revision, revisionsRoute, undoRevisionRoute } from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'
import { type RevisionSubject, subjectParams } from './subject.ts'

export type RevisionLogState =
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'shown'; items: readonly Revision[]; older: number | null; more: 'idle' | 'loading' | 'failed' }

export interface RevisionLog {
	readonly $state: ReadableAtom<RevisionLogState>
	load(): Promise<void>
	loadOlder(): Promise<void>
	/** Undoes a revision and reloads the log, which then starts with the undo. */
	undo(revision: number): Promise<ActionOutcome<{ revision: number }>>
}

/** The store of the revisions of a title or an episode. */
export function createRevisionLog(subject: RevisionSubject): RevisionLog {
	const $state = atom<RevisionLogState>({ state: 'loading' })

	async function load() {
		const outcome = await call(revisionsRoute, { params: subjectParams(subject), query: {} })
		$state.set(outcome.state === 'done' ? { state: 'shown', ...outcome.answer, more: 'idle' } : { state: 'failed' })
	}

	async function loadOlder() {
		const shown = $state.get()
		if (shown.state !== 'shown' || shown.older === null || shown.more === 'loading') return
		const loading: RevisionLogState = { ...shown, more: 'loading' }
		$state.set(loading)
		const query = { before: String(shown.older) }
		const outcome = await call(revisionsRoute, { params: subjectParams(subject), query })
		// An undo has reloaded the log meanwhile.
		if ($state.get() !== loading) return
		if (outcome.state !== 'done') return $state.set({ ...shown, more: 'failed' })
		const { items, older } = outcome.answer
		$state.set({ state: 'shown', items: [...shown.items, ...items], older, more: 'idle' })
	}

	async function undo(revision: number) {
		const outcome = await act(undoRevisionRoute, { params: { id: String(revision) } })
		const isUndone = outcome.state === 'refused' && outcome.problem.code === 'revision.undone'
		if (outcome.state === 'done' || isUndone) await load()
		return outcome
	}

	return {
		$state,
		async load() {
			$state.set({ state: 'loading' })
			await load()
		},
		loadOlder,
		undo,
	}
}
