import type { EntryCounts, EntryStatus, ListEntry, ListPage } from 'shared-contract'

/** What became of an entry. */
export interface EntryUpdate {
	id: number
	/** The status that counted the entry before the change, if any. */
	from: EntryStatus | undefined
	/** The entry after the change; undefined if it was removed. */
	entry: ListEntry | undefined
}

/**
 * The part of a list after entries were added, changed or removed. A changed entry keeps its position, or leaves for another
 * tab; an added one comes first. Answers to changes have no facts of the title, so the known ones stay.
 */
export function withEntries(page: ListPage, status: EntryStatus, updates: readonly EntryUpdate[]): ListPage {
	const counts = { ...page.counts }
	const shown = new Map(page.items.map((item) => [item.title.id, item]))
	const added = new Map<number, ListEntry>()
	for (const { id, from, entry } of updates) {
		if (from) counts[from] = Math.max(0, counts[from] - 1)
		if (entry) counts[entry.status] += 1
		if (entry?.status !== status) shown.delete(id)
		else if (shown.has(id)) shown.set(id, { ...shown.get(id), ...entry })
		else added.set(id, entry)
	}
	return { ...page, counts, items: [...added.values(), ...shown.values()] }
}

const DEFAULT_TABS: readonly EntryStatus[] = ['current', 'completed', 'planned', 'dropped']
const OPTIONAL_TABS: readonly EntryStatus[] = ['paused', 'rewatching']

/** The tabs of a list: four by default, and paused and rewatching if they have entries. */
export function tabsOf(status: EntryStatus, counts: EntryCounts | undefined): EntryStatus[] {
	return [...DEFAULT_TABS, ...OPTIONAL_TABS.filter((id) => id === status || (counts?.[id] ?? 0) > 0)]
}
