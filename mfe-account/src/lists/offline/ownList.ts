import {
	type EntryCounts,
	exactScore,
	FORMATS,
	type Kind,
	type ListEntry,
	type ListPage,
	type ListSort,
	ownListRoute,
	SEASONS,
} from 'shared-contract'
import { folded } from 'shared-contract/folded'
import { call } from 'shared-state'
import type { ListView } from '../listTabs/listView.ts'
import { type PendingChange, withPending } from './pendingChange.ts'
import { reload } from './pendingStore.ts'

/**
 * A part of the member's own list without a network: from the whole list that the service worker stored, with the changes
 * that wait. Undefined if this browser has no list, or for filters by lengths and services, which it does not store.
 */
export async function storedListPage(kind: Kind, view: ListView): Promise<ListPage | undefined> {
	if (view.hours || view.service) return undefined
	const [outcome, pending] = await Promise.all([call(ownListRoute, { query: {} }), reload()])
	if (outcome.state !== 'done') return undefined
	const wanted = folded(view.q.trim())
	const entries = entriesNow(outcome.answer.entries, pending).filter(
		({ title, score, tags, facts }) =>
			title.kind === kind &&
			namesOf(title).some((name) => folded(name).includes(wanted)) &&
			(!view.format || title.format === view.format) &&
			(!view.genre || facts?.genres.includes(view.genre)) &&
			(!view.tag || tags?.some((tag) => tag.toLowerCase() === view.tag?.toLowerCase())) &&
			(!view.unrated || score === null),
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

/** What the orders of the server go by: texts ascend, figures begin with the highest. The stored list has no next episodes. */
const ORDERS: Record<Exclude<ListSort, 'changed' | 'next'>, (entry: ListEntry) => string | number> = {
	title: ({ title }) => title.title,
	score: (entry) => exactScore(entry) ?? 0,
	progress: ({ progress }) => progress.current,
	siteScore: ({ facts }) => facts?.rating ?? 0,
	format: ({ title }) => -FORMATS.indexOf(title.format),
	season: ({ facts }) => (facts?.year ?? 0) * 5 + (facts?.season ? SEASONS.indexOf(facts.season) + 1 : 0),
	studio: ({ facts }) => facts?.studio ?? '\uffff',
	started: ({ startedOn }) => dayNumber(startedOn),
	finished: ({ finishedOn }) => dayNumber(finishedOn),
}

function inOrder(entries: ListEntry[], sort: ListSort): ListEntry[] {
	if (sort === 'changed' || sort === 'next') return entries
	const by = ORDERS[sort]
	return entries.toSorted((a, b) => {
		const [one, other] = [by(a), by(b)]
		return typeof one === 'number' ? Number(other) - one : one.localeCompare(String(other))
	})
}

/** A date as a number; a partial one comes before the full ones of its time. */
function dayNumber(date: string | null): number {
	return Number((date ?? '').replaceAll('-', '').padEnd(8, '0'))
}
