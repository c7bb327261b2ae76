import { type Continue, continueRoute, type ListEntry } from 'shared-contract'
import { type ActionOutcome, call } from 'shared-state'
import { createRemote } from 'shared-state/remote'
import { advancedEntry, changedEntry } from '../entry/optimisticEntry.ts'
import { resultingEntry } from '../entry/showSavedOutcome.ts'
import { withPending } from '../offline/pendingChange.ts'
import { $sent, reload } from '../offline/pendingStore.ts'
import { sendAdvance, sendEntryChange } from '../offline/sendEntryChange.ts'
import { undoOf, withEntry } from './continueState.ts'

type EntryOutcome = ActionOutcome<{ entry: ListEntry }>

/** A step of an entry: its outcome, and the entry after it. */
export interface Step {
	outcome: EntryOutcome
	after: ListEntry
}

/** Creates the store of what a member is watching or reading, and what comes next of it. */
function createContinue() {
	const remote = createRemote<Continue>(async () => {
		const [outcome, pending] = await Promise.all([call(continueRoute, {}), reload()])
		if (outcome.state !== 'done') return outcome
		const entries = outcome.answer.entries.map((entry) => withPending(entry, pending))
		return { state: 'done', answer: { ...outcome.answer, entries } }
	})
	const show = (entry: ListEntry) => remote.update((shown) => withEntry(shown, entry))

	function isShown(entry: ListEntry): boolean {
		const state = remote.$state.get()
		return state.state === 'ready' && state.value.entries.includes(entry)
	}

	/** Shows the expected entry at once, then the server's; after a refusal, what the server has. */
	async function write(expected: ListEntry, send: () => Promise<EntryOutcome>) {
		const outcome = await remote.write((shown) => withEntry(shown, expected), send)
		// A newer write of the same entry decides what is shown.
		if (outcome.state === 'done' && isShown(expected)) show(outcome.answer.entry)
		return outcome
	}

	/** Writes one change of an entry's progress. */
	async function step(expected: ListEntry, send: () => Promise<EntryOutcome>): Promise<Step> {
		const outcome = await write(expected, send)
		return { outcome, after: resultingEntry(outcome, expected) }
	}

	return {
		$state: remote.$state,
		load: remote.load,
		/** Loads now and whenever another reader signs in. Returns a function that ends it. */
		follow: (): (() => void) => {
			const stopSent = $sent.listen((entry) => entry && show(entry))
			const stop = remote.follow()
			return () => {
				stopSent()
				stop()
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
