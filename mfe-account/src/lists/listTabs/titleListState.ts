import type { EntryCounts, EntryStatus, ListEntry, ListPage } from 'shared-contract'

interface EntryUpdate {
	id: number
	/** The status that counted the entry before the change, if any. */
	from: EntryStatus | undefined
	/** The entry after the change; undefined if it was removed. */
	entry: ListEntry | undefined
}

/**
 * The part of a list after an entry was added, changed or removed. A changed entry keeps its position, or leaves for another
 * tab. Answers to changes have no facts of the title, so the known ones stay.
 */
export function withEntry(page: ListPage, status: EntryStatus, { id, from, entry }: EntryUpdate): ListPage {
	const counts = { ...page.counts }
	if (from) counts[from] = Math.max(0, counts[from] - 1)
	if (entry) counts[entry.status] += 1
	const at = page.items.findIndex(({ title }) => title.id === id)
	const others = page.items.filter(({ title }) => title.id !== id)
	const isInTab = entry !== undefined && entry.status === status
	return {
		...page,
		counts,
		items: isInTab ? others.toSpliced(Math.max(0, at), 0, { ...page.items[at], ...entry }) : others,
	}
}

const DEFAULT_TABS: readonly EntryStatus[] = ['current', 'completed', 'planned', 'dropped']
const OPTIONAL_TABS: readonly EntryStatus[] = ['paused', 'rewatching']

/** The tabs of a list: four by default, and paused and rewatching if they have entries. */
export function tabsOf(status: EntryStatus, counts: EntryCounts | undefined): EntryStatus[] {
	return [...DEFAULT_TABS, ...OPTIONAL_TABS.filter((id) => id === status || (counts?.[id] ?? 0) > 0)]
}
