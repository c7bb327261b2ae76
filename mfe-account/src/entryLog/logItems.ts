import type { ListEntry, LogRecord } from 'shared-contract'

const lengthOf = ({ first, last }: LogRecord) => last - first + 1

/** A log without one of its records: those after it, of the same time through, move up. */
export function withoutRecord(items: readonly LogRecord[], taken: LogRecord): LogRecord[] {
	return items.filter(({ id }) => id !== taken.id).map((item) => moved(item, taken, -lengthOf(taken)))
}

/** The same with one more, which stands where it says; those from there on move down. The latest stays first. */
export function withRecord(items: readonly LogRecord[], put: LogRecord): LogRecord[] {
	return [...items.map((item) => moved(item, put, lengthOf(put))), put].toSorted(
		(one, other) => other.round - one.round || other.first - one.first,
	)
}

/** An entry whose log has one record more or less, before the server has said so. */
export function countedEntry(entry: ListEntry, record: LogRecord, sign: 1 | -1): ListEntry {
	const change = record.round === entry.rewatches ? sign * lengthOf(record) : 0
	return { ...entry, progress: { ...entry.progress, current: entry.progress.current + change } }
}

function moved(item: LogRecord, around: LogRecord, by: number): LogRecord {
	if (item.round !== around.round || item.first < around.first) return item
	return { ...item, first: item.first + by, last: item.last + by }
}
