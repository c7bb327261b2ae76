import { atom, type ReadableAtom } from 'nanostores'
import {
	entryLogRoute,
	type ListEntry,
	type LogPage,
	type LogRecord,
	putRecordRoute,
	takeRecordRoute,
} from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'
import { createSerialQueue } from '../optimistic/serialQueue.ts'
import { withLoggedProgress, withoutRecord, withRecord } from './logRecords.ts'

export type EntryLogState =
	| { state: 'collapsed' }
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'shown'; items: readonly LogRecord[]; hasMore: boolean; more: 'idle' | 'loading' | 'failed' }

export interface EntryLogStore {
	readonly $state: ReadableAtom<EntryLogState>
	expand(): Promise<void>
	collapse(): void
	loadMore(): Promise<void>
	/** Removes a record; the progress of the entry follows. */
	remove(record: LogRecord): Promise<ActionOutcome<unknown>>
	/** Restores a removed record. */
	restore(record: LogRecord): Promise<ActionOutcome<unknown>>
}

/** The viewing history of one title. `onProgressChange` gets the entry with its new progress. */
export function createEntryLog(initial: ListEntry, onProgressChange: (entry: ListEntry) => void): EntryLogStore {
	const $state = atom<EntryLogState>({ state: 'collapsed' })
	const params = { titleId: String(initial.title.id) }
	const enqueue = createSerialQueue()
	let entry = initial

	function setEntry(counted: ListEntry) {
		entry = counted
		onProgressChange(counted)
	}

	const fetchPage = (after?: number) => call(entryLogRoute, { params, query: after === undefined ? {} : { after } })
	const shown = ({ items, next }: LogPage): EntryLogState => ({
		state: 'shown',
		items,
		hasMore: next !== null,
		more: 'idle',
	})

	function change(items: (known: readonly LogRecord[]) => LogRecord[]) {
		const state = $state.get()
		if (state.state === 'shown') $state.set({ ...state, items: items(state.items) })
	}

	async function expand() {
		const waiting: EntryLogState = { state: 'loading' }
		$state.set(waiting)
		const outcome = await fetchPage()
		if ($state.get() !== waiting) return
		$state.set(outcome.state === 'done' ? shown(outcome.answer) : { state: 'failed' })
	}

	return {
		$state,
		expand,
		collapse: () => $state.set({ state: 'collapsed' }),
		async loadMore() {
			const before = $state.get()
			if (before.state !== 'shown' || before.more === 'loading') return
			const last = before.items.at(-1)
			// Every shown record was removed: load the first page again.
			if (last === undefined) return expand()
			$state.set({ ...before, more: 'loading' })
			const outcome = await fetchPage(last.id)
			const now = $state.get()
			if (now.state !== 'shown' || now.items.at(-1)?.id !== last.id) return
			if (outcome.state !== 'done') return $state.set({ ...now, more: 'failed' })
			const { items, next } = outcome.answer
			$state.set({ ...now, items: [...now.items, ...items], hasMore: next !== null, more: 'idle' })
		},
		async remove(record) {
			change((items) => withoutRecord(items, record))
			const recordId = String(record.id)
			const outcome = await enqueue(() => act(takeRecordRoute, { params: { ...params, recordId } }))
			if (outcome.state === 'done') setEntry(outcome.answer.entry)
			else if (outcome.state === 'example') setEntry(withLoggedProgress(entry, record, -1))
			else change((items) => withRecord(items, record))
			return outcome
		},
		async restore(record) {
			const { id: _id, ...body } = record
			const outcome = await enqueue(() => act(putRecordRoute, { params, body }))
			if (outcome.state === 'done') {
				const { answer } = outcome
				change((items) => withRecord(items, answer.record))
				setEntry(answer.entry)
			}
			if (outcome.state === 'example') {
				change((items) => withRecord(items, record))
				setEntry(withLoggedProgress(entry, record, 1))
			}
			return outcome
		},
	}
}
