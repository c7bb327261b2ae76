import type { ListEntry, LogRecord } from 'shared-contract'

const lengthOf = ({ first, last }: LogRecord) => last - first + 1

/** The log without one record. Later records of the same round move up. */
export function withoutRecord(items: readonly LogRecord[], removed: LogRecord): LogRecord[] {
	return items.filter(({ id }) => id !== removed.id).map((item) => shifted(item, removed, -lengthOf(removed)))
}

/**
 * The log with one more record at its own position. Later records of the same round move down; the latest record comes
 * first.
 */
export function withRecord(items: readonly LogRecord[], added: LogRecord): LogRecord[] {
	return [...items.map((item) => shifted(item, added, lengthOf(added))), added].toSorted(
		(one, other) => other.round - one.round || other.first - one.first,
	)
}

/** Optimistic update: the entry after a record was added (1) or removed (-1). */
export function withLoggedProgress(entry: ListEntry, record: LogRecord, sign: 1 | -1): ListEntry {
	const round = entry.rewatches + Number(entry.isRepeat ?? entry.status === 'rewatching')
	const change = record.round === round ? sign * lengthOf(record) : 0
	return { ...entry, progress: { ...entry.progress, current: entry.progress.current + change } }
}

function shifted(item: LogRecord, changed: LogRecord, by: number): LogRecord {
	if (item.round !== changed.round || item.first < changed.first) return item
	return { ...item, first: item.first + by, last: item.last + by }
}
