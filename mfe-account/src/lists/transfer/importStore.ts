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
import { type ActionOutcome, act, call, type Outcome, randomUuid } from 'shared-state'

// Time for an upload of twenty megabytes, and for the import of a large list.
const TIMEOUT_MS = 180_000

/** The options to read a file; undefined options follow the file. */
export interface ReadOptions {
	existing: ExistingChoice
	scale?: ScoreScale | undefined
}

type Failure = { state: 'code'; code: ErrorCode } | Exclude<Outcome<unknown>, { state: 'done' }>

export type ImportState =
	| { state: 'choosing'; failure: Failure | undefined }
	| { state: 'checking'; fileName: string }
	| { state: 'open'; found: ListImport; file: File | undefined; busy: 'applying' | 'undoing' | undefined }
	/** The result on a demo site: nothing was stored. */
	| { state: 'example'; found: ListImport }

export interface ImportStore {
	readonly $state: ReadableAtom<ImportState>
	/**
	 * Uploads a file for a check, without a change of the list.
	 *
	 * @returns the import that is open afterwards
	 */
	check(file: File, options: ReadOptions): Promise<ListImport | undefined>
	apply(): Promise<ActionOutcome<unknown>>
	undo(found: ListImport): Promise<ActionOutcome<unknown>>
	/** Shows a past import. */
	open(found: ListImport): void
	startOver(): void
}

interface ImportOptions {
	open: ListImport | undefined
	problem: ErrorCode | undefined
	/** Called with every import whose state changed. */
	onChange: (found: ListImport) => void
}

/** The import of a file: chosen, checked, applied, undone. */
export function createImport({ open, problem, onChange }: ImportOptions): ImportStore {
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
			const waiting: ImportState = { state: 'checking', fileName: file.name }
			$state.set(waiting)
			const query = { fileName: file.name.slice(0, 255), existing, ...(scale ? { scale } : {}) }
			// The server detects the type by the content, not by the type or name of the file.
			const body = new Blob([file], { type: 'application/octet-stream' })
			const options = { idempotencyKey: randomUuid(), timeoutMs: TIMEOUT_MS }
			const outcome = await call(checkImportRoute, { query, body }, options)
			// Another import was opened meanwhile.
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
			const outcome = await act(applyImportRoute, { params }, { timeoutMs: TIMEOUT_MS })
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
			const outcome = await act(undoImportRoute, { params: { importId: found.id } }, { timeoutMs: TIMEOUT_MS })
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
