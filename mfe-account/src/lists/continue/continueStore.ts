import { atom, type ReadableAtom } from 'nanostores'
import { type Continue, continueRoute, type ListEntry } from 'shared-contract'
import { $session, type ActionOutcome, call } from 'shared-state'
import { advancedEntry, changedEntry } from '../entry/optimisticEntry.ts'
import { resultingEntry } from '../entry/showSavedOutcome.ts'
import { withPending } from '../offline/pendingChange.ts'
import { $sent, reload } from '../offline/pendingStore.ts'
import { sendAdvance, sendEntryChange } from '../offline/sendEntryChange.ts'
import { createSerialQueue } from '../optimistic/serialQueue.ts'
import { undoOf, withEntry } from './continueState.ts'

export type ContinueState = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; answer: Continue }

type EntryOutcome = ActionOutcome<{ entry: ListEntry }>

/** A step of an entry: its outcome, and the entry after it. */
export interface Step {
	outcome: EntryOutcome
	after: ListEntry
}

/** Creates the store of what a member is watching or reading, and what comes next of it. */
function createContinue() {
	const $own = atom<ContinueState>({ state: 'loading' })
	const $state: ReadableAtom<ContinueState> = $own
	const enqueue = createSerialQueue()
	let latest = 0

	async function read(isQuiet: boolean) {
		latest += 1
		const request = latest
		if (!isQuiet) $own.set({ state: 'loading' })
		const [outcome, pending] = await Promise.all([call(continueRoute, {}), reload()])
		if (request !== latest) return
		if (outcome.state === 'done') {
			const entries = outcome.answer.entries.map((entry) => withPending(entry, pending))
			$own.set({ state: 'ready', answer: { ...outcome.answer, entries } })
		}
		if (outcome.state !== 'done' && !isQuiet) $own.set({ state: 'failed' })
	}

	function show(entry: ListEntry) {
		const state = $own.get()
		if (state.state === 'ready') $own.set({ state: 'ready', answer: withEntry(state.answer, entry) })
	}

	function isShown(entry: ListEntry): boolean {
		const state = $own.get()
		return state.state === 'ready' && state.answer.entries.includes(entry)
	}

	/** Shows the expected entry at once, then the server's; after a refusal, what the server has. */
	async function write(expected: ListEntry, send: () => Promise<EntryOutcome>) {
		show(expected)
		const outcome = await enqueue(send)
		// A newer write of the same entry decides what is shown.
		if (outcome.state === 'done' && isShown(expected)) show(outcome.answer.entry)
		if (outcome.state !== 'done' && outcome.state !== 'example') await read(true)
		return outcome
	}

	/** Writes one change of an entry's progress. */
	async function step(expected: ListEntry, send: () => Promise<EntryOutcome>): Promise<Step> {
		const outcome = await write(expected, send)
		return { outcome, after: resultingEntry(outcome, expected) }
	}

	return {
		$state,
		load: () => read(false),
		/** Loads now and whenever another reader signs in. Returns a function that ends it. */
		follow: (): (() => void) => {
			const stopSent = $sent.listen((entry) => entry && show(entry))
			const stopSession = $session.subscribe(() => void read(false))
			return () => {
				stopSent()
				stopSession()
			}
		},
		/** Adds one episode or chapter; the last one completes the title, which then leaves the row. */
		advance(before: ListEntry): Promise<Step> {
			return step(advancedEntry(before), () => sendAdvance(before))
		},
		/** Sets the episode or chapter up to which a title is seen or read. */
		mark(before: ListEntry, progress: number): Promise<Step> {
			const read = { progress: before.progress.current }
			return step(changedEntry(before, { progress }), () => sendEntryChange(before, { progress, read }))
		},
		/** The undo of one or more steps, where there is one. */
		undoOf(before: ListEntry, after: ListEntry): (() => Promise<EntryOutcome>) | undefined {
			const change = undoOf(before, after)
			return change && (() => write(before, () => sendEntryChange(after, change)))
		},
	}
}

/** The store of the reader: the home page and the commands share it. */
export const ownContinue = createContinue()
