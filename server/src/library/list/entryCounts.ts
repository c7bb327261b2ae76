import type { EntryCounts, EntryStatus } from 'shared-contract'

/** Counts per status as one object, with 0 for a status without entries. */
export function entryCounts(rows: readonly { status: EntryStatus; count: number }[]): EntryCounts {
	const counts = { current: 0, completed: 0, planned: 0, dropped: 0, paused: 0, rewatching: 0 }
	for (const { status, count } of rows) counts[status] = count
	return counts
}
