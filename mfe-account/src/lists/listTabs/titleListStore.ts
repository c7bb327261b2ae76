import { computed } from 'nanostores'
import {
	type EntryChange,
	type EntryCounts,
	type EntryStatus,
	type Kind,
	type ListEntry,
	type ListPage,
	memberListRoute,
	removeEntryRoute,
	restoreEntryRoute,
} from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'
import { createRemotePages, createSerialQueue } from 'shared-state/remote'
import { entryDraft } from '../entry/entryDraft.ts'
import { fetchEntry } from '../entry/fetchEntry.ts'
import { advancedEntry, changedEntry } from '../entry/optimisticEntry.ts'
import { storedListPage } from '../offline/ownList.ts'
import { sendAdvance, sendEntryChange } from '../offline/sendEntryChange.ts'
import { FIRST_VIEW, type ListView } from './listView.ts'
import { type EntryUpdate, withEntries } from './titleListState.ts'

export type TitleListStore = ReturnType<typeof createTitleList>

/**
 * The anime or manga of a member, by status. Changes by the owner are optimistic updates, and without a network the owner
 * sees the list that is stored in the browser.
 */
export function createTitleList(username: string, kind: Kind, isOwn = false) {
	let view = FIRST_VIEW
	const pages = createRemotePages<ListPage>(
		async (after) => {
			const asked = view
			const { status, sort, q, format, genre, tag, hours, service, unrated } = asked
			const filters = {
				...(q.trim() !== '' && { q }),
				...(format && { format }),
				...(genre && { genre }),
				...(tag && { tag }),
				...(hours && { hours }),
				...(service && { service }),
				...(unrated && { unrated: '1' as const }),
			}
			const query = { kind, status, sort, ...filters, ...(after && { after }) }
			const outcome = await call(memberListRoute, { params: { username }, query })
			const stored = isOwn && !after && outcome.state === 'unreachable' && (await storedListPage(kind, asked))
			return stored ? { state: 'done', answer: stored } : outcome
		},
		({ title }) => title.id,
	)
	let counts: EntryCounts | undefined
	const $counts = computed(pages.$state, (now) => {
		if (now.state !== 'loading') counts = now.state === 'ready' ? now.value.counts : undefined
		return counts
	})

	const updateAll = (updates: readonly EntryUpdate[]) => pages.update((page) => withEntries(page, view.status, updates))
	const update = (id: number, from: EntryStatus | undefined, entry: ListEntry | undefined) =>
		updateAll([{ id, from, entry }])

	const latestWrites = new Map<number, number>()
	const queues = new Map<number, ReturnType<typeof createSerialQueue>>()

	/** The queue of one title. Each increment counts from the result of the one before. */
	function queueOf(id: number) {
		const known = queues.get(id) ?? createSerialQueue()
		queues.set(id, known)
		return known
	}

	/** Optimistic update: shows the expected entry, then the server's; rolls back on error. */
	async function write<Answer>(
		before: ListEntry,
		after: ListEntry | undefined,
		send: () => Promise<ActionOutcome<Answer>>,
		entryOf: (answer: Answer) => ListEntry | undefined,
	) {
		const { id } = before.title
		const sequence = (latestWrites.get(id) ?? 0) + 1
		latestWrites.set(id, sequence)
		update(id, before.status, after)
		const outcome = await send()
		// A newer write of the same entry decides what is shown.
		if (latestWrites.get(id) !== sequence) return outcome
		if (outcome.state === 'done') update(id, after?.status, entryOf(outcome.answer))
		else if (outcome.state !== 'example') update(id, after?.status, before)
		return outcome
	}

	return {
		$state: pages.$state,
		/** The entries of each status, as last known. */
		$counts,
		/** The entry as the list holds it now: what was rendered of it may be behind. */
		latest(entry: ListEntry): ListEntry {
			const shown = pages.$state.get()
			return (shown.state === 'ready' && shown.value.items.find(({ title }) => title.id === entry.title.id)) || entry
		},
		load: pages.load,
		loadMore: pages.loadMore,
		/** Loads a part of the list: a status in an order, with filters. */
		show(next: ListView): Promise<void> {
			// With the same status the entries stay mounted while they reload, and so does the text field.
			if (next.status !== view.status) pages.reset()
			view = next
			return pages.load()
		},
		/** Adds one episode or chapter to the progress. */
		advance: (entry: ListEntry) =>
			write(
				entry,
				advancedEntry(entry),
				() => queueOf(entry.title.id)(() => sendAdvance(entry)),
				(answer) => answer.entry,
			),
		change: (entry: ListEntry, change: EntryChange) =>
			write(
				entry,
				changedEntry(entry, change),
				() => queueOf(entry.title.id)(() => sendEntryChange(entry, change)),
				(answer) => answer.entry,
			),
		/** Shows what became of several entries. */
		update: updateAll,
		/** Shows an entry whose progress changed with its history. */
		showEntry: (entry: ListEntry) => update(entry.title.id, entry.status, entry),
		remove: (entry: ListEntry) =>
			write(
				entry,
				undefined,
				() => act(removeEntryRoute, { params: paramsOf(entry) }),
				() => undefined,
			),
		/** Fetches an entry and shows it. */
		async refetch({ title: { id } }: ListEntry) {
			const entry = await fetchEntry(id)
			const shown = pages.$state.get()
			if (entry === undefined || shown.state !== 'ready') return entry ?? undefined
			const before = shown.value.items.find(({ title }) => title.id === id)
			update(id, before?.status ?? entry?.status, entry ?? undefined)
			return entry ?? undefined
		},
		/** The entry whose form is stored as a draft, because its owner had to sign in. */
		async draftedEntry() {
			const draft = entryDraft.read()
			return draft?.kind === kind ? ((await fetchEntry(draft.titleId)) ?? undefined) : undefined
		},
		/** Undoes a removal. */
		async restore(entry: ListEntry) {
			const outcome = await act(restoreEntryRoute, { params: paramsOf(entry) })
			if (outcome.state === 'done') update(entry.title.id, undefined, { ...entry, ...outcome.answer.entry })
			if (outcome.state === 'example') update(entry.title.id, undefined, entry)
			return outcome
		},
	}
}

const paramsOf = ({ title }: ListEntry) => ({ titleId: String(title.id) })
