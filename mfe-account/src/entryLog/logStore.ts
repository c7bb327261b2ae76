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
import { inTurn } from '../optimistic/inTurn.ts'
import { countedEntry, withoutRecord, withRecord } from './logItems.ts'

export type LogState =
	| { state: 'folded' }
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'shown'; items: readonly LogRecord[]; hasMore: boolean; more: 'idle' | 'loading' | 'failed' }

export interface LogStore {
	readonly $state: ReadableAtom<LogState>
	open(): Promise<void>
	fold(): void
	loadMore(): Promise<void>
	/** Takes a wrong record out; the counter of the entry follows. */
	take(record: LogRecord): Promise<ActionOutcome<unknown>>
	/** Puts it back. */
	put(record: LogRecord): Promise<ActionOutcome<unknown>>
}

/** What the reader saw of a title, and when. `onCount` is told of the entry whose counter has followed. */
export function createLog(given: ListEntry, onCount: (entry: ListEntry) => void): LogStore {
	const $state = atom<LogState>({ state: 'folded' })
	const params = { titleId: String(given.title.id) }
	const line = inTurn()
	let entry = given

	function count(counted: ListEntry) {
		entry = counted
		onCount(counted)
	}

	const ask = (after?: number) => call(entryLogRoute, { params, query: after === undefined ? {} : { after } })
	const shown = ({ items, next }: LogPage): LogState => ({
		state: 'shown',
		items,
		hasMore: next !== null,
		more: 'idle',
	})

	function change(items: (known: readonly LogRecord[]) => LogRecord[]) {
		const state = $state.get()
		if (state.state === 'shown') $state.set({ ...state, items: items(state.items) })
	}

	async function open() {
		const waiting: LogState = { state: 'loading' }
		$state.set(waiting)
		const outcome = await ask()
		if ($state.get() !== waiting) return
		$state.set(outcome.state === 'done' ? shown(outcome.answer) : { state: 'failed' })
	}

	return {
		$state,
		open,
		fold: () => $state.set({ state: 'folded' }),
		async loadMore() {
			const before = $state.get()
			if (before.state !== 'shown' || before.more === 'loading') return
			const last = before.items.at(-1)
			// All that stood here was taken out: what is left begins anew.
			if (last === undefined) return open()
			$state.set({ ...before, more: 'loading' })
			const outcome = await ask(last.id)
			const now = $state.get()
			if (now.state !== 'shown' || now.items.at(-1)?.id !== last.id) return
			if (outcome.state !== 'done') return $state.set({ ...now, more: 'failed' })
			const { items, next } = outcome.answer
			$state.set({ ...now, items: [...now.items, ...items], hasMore: next !== null, more: 'idle' })
		},
		async take(record) {
			change((items) => withoutRecord(items, record))
			const recordId = String(record.id)
			const outcome = await line(() => act(takeRecordRoute, { params: { ...params, recordId } }))
			if (outcome.state === 'done') count(outcome.answer.entry)
			else if (outcome.state === 'example') count(countedEntry(entry, record, -1))
			else change((items) => withRecord(items, record))
			return outcome
		},
		async put(record) {
			const { id: _id, ...body } = record
			const outcome = await line(() => act(putRecordRoute, { params, body }))
			if (outcome.state === 'done') {
				const { answer } = outcome
				change((items) => withRecord(items, answer.record))
				count(answer.entry)
			}
			if (outcome.state === 'example') {
				change((items) => withRecord(items, record))
				count(countedEntry(entry, record, 1))
			}
			return outcome
		},
	}
}
