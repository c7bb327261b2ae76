import { type EntryCounts, type Kind, type ListEntry, type ListPage, ownListRoute } from 'shared-contract'
import { folded } from 'shared-contract/folded'
import { call } from 'shared-state'
import type { ListView } from '../listTabs/titleListState.ts'
import { type PendingChange, withPending } from './pendingChange.ts'
import { reload } from './pendingStore.ts'

/**
 * A part of the member's own list without a network: from the whole list that the service worker stored, with the changes
 * that wait. Undefined if this browser has no list.
 */
export async function storedListPage(kind: Kind, view: ListView): Promise<ListPage | undefined> {
	const [outcome, pending] = await Promise.all([call(ownListRoute, { query: {} }), reload()])
	if (outcome.state !== 'done') return undefined
	const wanted = folded(view.q.trim())
	const entries = entriesNow(outcome.answer.entries, pending).filter(
		({ title }) => title.kind === kind && namesOf(title).some((name) => folded(name).includes(wanted)),
	)
	const shown = entries.filter(({ status }) => status === view.status)
	return { counts: countsOf(entries), items: inOrder(shown, view.sort), next: null }
}

/** The entries as the reader left them. A title that was added without a network comes first. */
function entriesNow(stored: readonly ListEntry[], pending: readonly PendingChange[]): ListEntry[] {
	const known = new Set(stored.map(({ title }) => title.id))
	const added = new Map(
		pending.filter(({ base }) => !known.has(base.title.id)).map(({ base }) => [base.title.id, base]),
	)
	return [...added.values(), ...stored].map((entry) => withPending(entry, pending))
}

function namesOf({ title, englishTitle, japaneseTitle, romajiTitle }: ListEntry['title']): string[] {
	return [title, englishTitle, japaneseTitle, romajiTitle].filter((name) => typeof name === 'string')
}

function countsOf(entries: readonly ListEntry[]): EntryCounts {
	const counts = { current: 0, completed: 0, planned: 0, dropped: 0, paused: 0, rewatching: 0 }
	for (const { status } of entries) counts[status] += 1
	return counts
}

function inOrder(entries: ListEntry[], sort: ListView['sort']): ListEntry[] {
	switch (sort) {
		case 'changed':
			return entries
		case 'title':
			return entries.toSorted((a, b) => a.title.title.localeCompare(b.title.title))
		case 'score':
			return entries.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))
		case 'progress':
			return entries.toSorted((a, b) => b.progress.current - a.progress.current)
	}
}
