import type { EntryCounts, EntryStatus, ListEntry, ListPage, ListSort } from 'shared-contract'

/** The shown part of a list: its status, order and filter. */
export interface ListView {
	status: EntryStatus
	sort: ListSort
	q: string
}

export type TitleListState = ListView &
	(
		| { state: 'loading'; counts: EntryCounts | undefined }
		| { state: 'failed'; counts: undefined }
		| {
				state: 'shown'
				counts: EntryCounts
				page: ListPage
				/** `refreshing`: a new order or filter is loading, and the previous entries are still shown. */
				more: 'idle' | 'loading' | 'failed' | 'refreshing'
		  }
	)

interface EntryUpdate {
	id: number
	/** The status that counted the entry before the change, if any. */
	from: EntryStatus | undefined
	/** The entry after the change; undefined if it was removed. */
	entry: ListEntry | undefined
}

/**
 * The list after an entry was added, changed or removed. A changed entry keeps its position, or leaves for another tab.
 */
export function withEntry(list: TitleListState, { id, from, entry }: EntryUpdate): TitleListState {
	if (list.state !== 'shown') return list
	const counts = { ...list.counts }
	if (from) counts[from] = Math.max(0, counts[from] - 1)
	if (entry) counts[entry.status] += 1
	const { items } = list.page
	const at = items.findIndex(({ title }) => title.id === id)
	const others = items.filter(({ title }) => title.id !== id)
	const isInTab = entry !== undefined && entry.status === list.status
	const shown = isInTab ? others.toSpliced(Math.max(0, at), 0, entry) : others
	return { ...list, counts, page: { ...list.page, counts, items: shown } }
}

const DEFAULT_TABS: readonly EntryStatus[] = ['current', 'completed', 'planned', 'dropped']
const OPTIONAL_TABS: readonly EntryStatus[] = ['paused', 'rewatching']

/** The tabs of a list: four by default, and paused and rewatching if they have entries. */
export function tabsOf({ status, counts }: TitleListState): EntryStatus[] {
	return [...DEFAULT_TABS, ...OPTIONAL_TABS.filter((id) => id === status || (counts?.[id] ?? 0) > 0)]
}
