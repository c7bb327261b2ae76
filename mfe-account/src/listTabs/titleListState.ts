import type { EntryCounts, EntryStatus, ListEntry, ListPage, ListSort } from 'shared-contract'

/** Which part of a list is looked at. */
export interface View {
	status: EntryStatus
	sort: ListSort
	q: string
}

export type TitleListState = View &
	(
		| { state: 'loading'; counts: EntryCounts | undefined }
		| { state: 'failed'; counts: undefined }
		| {
				state: 'shown'
				counts: EntryCounts
				page: ListPage
				/** `anew`: another order or filter is on its way; what is shown is what there was. */
				more: 'idle' | 'loading' | 'failed' | 'anew'
		  }
	)

interface Put {
	id: number
	/** Where it was counted until now, if anywhere. */
	from: EntryStatus | undefined
	/** What stands there from now on, if anything. */
	entry: ListEntry | undefined
}

/** A list after one of its entries became another, came or went: it keeps its place, or leaves for another tab. */
export function withEntry(list: TitleListState, { id, from, entry }: Put): TitleListState {
	if (list.state !== 'shown') return list
	const counts = { ...list.counts }
	if (from) counts[from] = Math.max(0, counts[from] - 1)
	if (entry) counts[entry.status] += 1
	const { items } = list.page
	const at = items.findIndex(({ title }) => title.id === id)
	const others = items.filter(({ title }) => title.id !== id)
	const belongs = entry !== undefined && entry.status === list.status
	const shown = belongs ? others.toSpliced(Math.max(0, at), 0, entry) : others
	return { ...list, counts, page: { ...list.page, counts, items: shown } }
}

const ALWAYS: readonly EntryStatus[] = ['current', 'completed', 'planned', 'dropped']
const BEYOND: readonly EntryStatus[] = ['paused', 'rewatching']

/** The tabs of a list: the four, and the two beyond where there is something in them. */
export function tabsOf({ status, counts }: TitleListState): EntryStatus[] {
	return [...ALWAYS, ...BEYOND.filter((id) => id === status || (counts?.[id] ?? 0) > 0)]
}
