import { atom, type ReadableAtom } from 'nanostores'
import {
	applyImportRoute,
	checkImportRoute,
	type ErrorCode,
	type ExistingChoice,
	LIST_FILE_MAX_BYTES,
	type ListImport,
	type ScoreScale,
	undoImportRoute,
} from 'shared-contract'
import { type ActionOutcome, act, call, newKey, type Outcome } from 'shared-state'

// A slow line takes its time for twenty megabytes, and a large list for being taken in.
const WAITING_MS = 180_000

/** How a file is to be read; what is left out is the file's own word. */
export interface Reading {
	existing: ExistingChoice
	scale?: ScoreScale | undefined
}

type Failure = { state: 'code'; code: ErrorCode } | Exclude<Outcome<unknown>, { state: 'done' }>

export type ImportState =
	| { state: 'choosing'; failure: Failure | undefined }
	| { state: 'reading'; fileName: string }
	| { state: 'open'; found: ListImport; file: File | undefined; busy: 'applying' | 'undoing' | undefined }
	/** A visitor of the demo took it in: nothing was kept. */
	| { state: 'example'; found: ListImport }

export interface ImportStore {
	readonly $state: ReadableAtom<ImportState>
	/** Has a file looked at; nothing of the list changes. @returns what is open then. */
	check(file: File, reading: Reading): Promise<ListImport | undefined>
	apply(): Promise<ActionOutcome<unknown>>
	undo(found: ListImport): Promise<ActionOutcome<unknown>>
	/** Shows an import that was made before. */
	open(found: ListImport): void
	startOver(): void
}

interface Start {
	open: ListImport | undefined
	problem: ErrorCode | undefined
	/** Told of every import that became something else. */
	onChange: (found: ListImport) => void
}

/** A file on its way into the list: chosen, looked at, taken in, taken back. */
export function createImport({ open, problem, onChange }: Start): ImportStore {
	const $state = atom<ImportState>(
		open
			? { state: 'open', found: open, file: undefined, busy: undefined }
			: { state: 'choosing', failure: problem && { state: 'code', code: problem } },
	)
	const show = (found: ListImport, file?: File) => $state.set({ state: 'open', found, file, busy: undefined })

	return {
		$state,
		async check(file, { existing, scale }) {
			if (file.size > LIST_FILE_MAX_BYTES) {
				$state.set({ state: 'choosing', failure: { state: 'code', code: 'transfer.file.tooLarge' } })
				return undefined
			}
			const waiting: ImportState = { state: 'reading', fileName: file.name }
			$state.set(waiting)
			const query = { fileName: file.name.slice(0, 255), existing, ...(scale ? { scale } : {}) }
			// A type of its own would be as untrue as the name: the bytes say what it is.
			const body = new Blob([file], { type: 'application/octet-stream' })
			const options = { idempotencyKey: newKey(), timeoutMs: WAITING_MS }
			const outcome = await call(checkImportRoute, { query, body }, options)
			// Another one was opened meanwhile.
			const now = $state.get()
			if (now !== waiting) return now.state === 'open' ? now.found : undefined
			if (outcome.state !== 'done') {
				$state.set({ state: 'choosing', failure: outcome })
				return undefined
			}
			show(outcome.answer.import, file)
			return outcome.answer.import
		},
		async apply() {
			const shown = $state.get()
			if (shown.state !== 'open' || shown.busy) return { state: 'unreachable' }
			const waiting: ImportState = { ...shown, busy: 'applying' }
			$state.set(waiting)
			const params = { importId: shown.found.id }
			const outcome = await act(applyImportRoute, { params }, { timeoutMs: WAITING_MS })
			if (outcome.state === 'done') onChange(outcome.answer.import)
			if ($state.get() !== waiting) return outcome
			if (outcome.state === 'example') $state.set({ state: 'example', found: shown.found })
			else if (outcome.state === 'done') show(outcome.answer.import)
			else $state.set(shown)
			return outcome
		},
		async undo(found) {
			const shown = $state.get()
			const isShown = shown.state === 'open' && shown.found.id === found.id
			const waiting: ImportState = isShown ? { ...shown, busy: 'undoing' } : shown
			$state.set(waiting)
			const outcome = await act(undoImportRoute, { params: { importId: found.id } }, { timeoutMs: WAITING_MS })
			if (outcome.state === 'done') onChange(outcome.answer.import)
			if (!isShown || $state.get() !== waiting) return outcome
			if (outcome.state === 'done') show(outcome.answer.import)
			else $state.set(shown)
			return outcome
		},
		open: (found) => show(found),
		startOver: () => $state.set({ state: 'choosing', failure: undefined }),
	}
}
