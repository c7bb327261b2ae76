import { atom, type ReadableAtom } from 'nanostores'
import { type Revision, revisionsRoute, undoRevisionRoute } from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'
import { type RevisionSubject, subjectParams } from './subject.ts'

export type LogState =
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'shown'; items: readonly Revision[]; older: number | null; more: 'idle' | 'loading' | 'failed' }

export interface Log {
	readonly $state: ReadableAtom<LogState>
	load(): Promise<void>
	loadOlder(): Promise<void>
	/** Takes a revision back; the log then starts anew, with the undo on top. */
	undo(revision: number): Promise<ActionOutcome<{ revision: number }>>
}

/** The change log of a title or an episode. */
export function createLog(subject: RevisionSubject): Log {
	const $state = atom<LogState>({ state: 'loading' })

	async function load() {
		const outcome = await call(revisionsRoute, { params: subjectParams(subject), query: {} })
		$state.set(outcome.state === 'done' ? { state: 'shown', ...outcome.answer, more: 'idle' } : { state: 'failed' })
	}

	async function loadOlder() {
		const shown = $state.get()
		if (shown.state !== 'shown' || shown.older === null || shown.more === 'loading') return
		const waiting: LogState = { ...shown, more: 'loading' }
		$state.set(waiting)
		const query = { before: String(shown.older) }
		const outcome = await call(revisionsRoute, { params: subjectParams(subject), query })
		// An undo has started the log anew meanwhile.
		if ($state.get() !== waiting) return
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
