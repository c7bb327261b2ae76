import {
	entryLogRoute,
	type ListEntry,
	type LogPage,
	type LogRecord,
	putRecordRoute,
	takeRecordRoute,
} from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'
import { createRemotePages, createSerialQueue, type RemotePages } from 'shared-state/remote'
import { withLoggedProgress, withoutRecord, withRecord } from './logRecords.ts'

export interface EntryLogStore extends RemotePages<LogPage> {
	/** Removes a record; the progress of the entry follows. */
	remove(record: LogRecord): Promise<ActionOutcome<unknown>>
	/** Restores a removed record. */
	restore(record: LogRecord): Promise<ActionOutcome<unknown>>
}

/** The viewing history of one title. `onProgressChange` gets the entry with its new progress. */
export function createEntryLog(initial: ListEntry, onProgressChange: (entry: ListEntry) => void): EntryLogStore {
	const params = { titleId: String(initial.title.id) }
	const enqueue = createSerialQueue()
	const log = createRemotePages<LogPage>(
		(after) => call(entryLogRoute, { params, query: after === undefined ? {} : { after: lastShown() ?? after } }),
		({ id }) => id,
	)
	let entry = initial

	function setEntry(counted: ListEntry) {
		entry = counted
		onProgressChange(counted)
	}

	/** The record after which the next page begins: the one that ended the page before may be removed. */
	function lastShown(): number | undefined {
		const state = log.$state.get()
		return state.state === 'ready' ? state.value.items.at(-1)?.id : undefined
	}

	const change = (items: (known: readonly LogRecord[]) => LogRecord[]) =>
		log.update((page) => ({ ...page, items: items(page.items) }))

	return {
		...log,
		async loadMore() {
			if (lastShown() === undefined) await log.load()
			else await log.loadMore()
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
