import { atom, type ReadableAtom } from 'nanostores'
import {
	type EntryChange,
	type EntryStatus,
	type Kind,
	type ListEntry,
	memberListRoute,
	removeEntryRoute,
	restoreEntryRoute,
} from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'
import { entryDraft } from '../entry/entryDraft.ts'
import { fetchEntry } from '../entry/fetchEntry.ts'
import { advancedEntry, changedEntry } from '../entry/optimisticEntry.ts'
import { storedListPage } from '../offline/ownList.ts'
import { sendAdvance, sendEntryChange } from '../offline/sendEntryChange.ts'
import { createSerialQueue } from '../optimistic/serialQueue.ts'
import { type ListView, type TitleListState, withEntry } from './titleListState.ts'

export interface TitleListStore {
	readonly $state: ReadableAtom<TitleListState>
	/** Loads another part of the list: another status, order or filter. */
	show(view?: Partial<ListView>): Promise<void>
	loadMore(): Promise<void>
	/** Adds one episode or chapter to the progress. */
	advance(entry: ListEntry): Promise<ActionOutcome<{ entry: ListEntry }>>
	change(entry: ListEntry, change: EntryChange): Promise<ActionOutcome<{ entry: ListEntry }>>
	/** Shows an entry whose progress changed with its history. */
	showEntry(entry: ListEntry): void
	remove(entry: ListEntry): Promise<ActionOutcome<unknown>>
	/** Fetches an entry and shows it. */
	refetch(entry: ListEntry): Promise<ListEntry | undefined>
	/** The entry whose form is stored as a draft, because its owner had to sign in. */
	draftedEntry(): Promise<ListEntry | undefined>
	/** Undoes a removal. */
	restore(entry: ListEntry): Promise<ActionOutcome<unknown>>
}

/**
 * The anime or manga of a member, by status. Changes by the owner are optimistic updates, and without a network the owner
 * sees the list that is stored in the browser.
 */
export function createTitleList(username: string, kind: Kind, isOwn = false): TitleListStore {
	const $state = atom<TitleListState>({
		status: 'current',
		sort: 'changed',
		q: '',
		state: 'loading',
		counts: undefined,
	})
	const fetchPage = ({ status, sort, q }: ListView, after?: string) =>
		call(memberListRoute, {
			params: { username },
			query: { kind, status, sort, ...(q.trim() === '' ? {} : { q }), ...(after ? { after } : {}) },
		})

	const update = (id: number, from: EntryStatus | undefined, entry: ListEntry | undefined) =>
		$state.set(withEntry($state.get(), { id, from, entry }))

	/** The number of the latest request; answers to older ones are dropped. */
	let latestRequest = 0
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
		$state,
		async show(view = {}) {
			const before = $state.get()
			const { status, sort, q, counts } = { ...before, ...view }
			const shown = { status, sort, q }
			const sequence = ++latestRequest
			// The entries stay mounted while they reload, and so does the text field.
			const stays = before.state === 'shown' && before.status === status
			$state.set(stays ? { ...before, ...shown, more: 'refreshing' } : { ...shown, state: 'loading', counts })
			const outcome = await fetchPage(shown)
			const stored = isOwn && outcome.state === 'unreachable' ? await storedListPage(kind, shown) : undefined
			// The reader chose another part while this one loaded.
			if (sequence !== latestRequest) return
			const page = outcome.state === 'done' ? outcome.answer : stored
			if (!page) return $state.set({ ...shown, state: 'failed', counts: undefined })
			$state.set({ ...shown, state: 'shown', counts: page.counts, page, more: 'idle' })
		},
		async loadMore() {
			const shown = $state.get()
			if (shown.state !== 'shown' || shown.page.next === null) return
			if (shown.more === 'loading' || shown.more === 'refreshing') return
			const sequence = latestRequest
			$state.set({ ...shown, more: 'loading' })
			const outcome = await fetchPage(shown, shown.page.next)
			const now = $state.get()
			if (now.state !== 'shown' || sequence !== latestRequest) return
			if (outcome.state !== 'done') return $state.set({ ...now, more: 'failed' })
			// An entry that moved up during the request is in the list already.
			const known = new Set(now.page.items.map(({ title }) => title.id))
			const fresh = outcome.answer.items.filter(({ title }) => !known.has(title.id))
			$state.set({
				...now,
				more: 'idle',
				page: { ...now.page, items: [...now.page.items, ...fresh], next: outcome.answer.next },
			})
		},
		advance: (entry) =>
			write(
				entry,
				advancedEntry(entry),
				() => queueOf(entry.title.id)(() => sendAdvance(entry)),
				(answer) => answer.entry,
			),
		change: (entry, change) =>
			write(
				entry,
				changedEntry(entry, change),
				() => sendEntryChange(entry, change),
				(answer) => answer.entry,
			),
		showEntry: (entry) => update(entry.title.id, entry.status, entry),
		remove: (entry) =>
			write(
				entry,
				undefined,
				() => act(removeEntryRoute, { params: paramsOf(entry) }),
				() => undefined,
			),
		async refetch({ title: { id } }) {
			const entry = await fetchEntry(id)
			const shown = $state.get()
			if (entry === undefined || shown.state !== 'shown') return entry ?? undefined
			const before = shown.page.items.find(({ title }) => title.id === id)
			update(id, before?.status ?? entry?.status, entry ?? undefined)
			return entry ?? undefined
		},
		async draftedEntry() {
			const draft = entryDraft.read()
			return draft?.kind === kind ? ((await fetchEntry(draft.titleId)) ?? undefined) : undefined
		},
		async restore(entry) {
			const outcome = await act(restoreEntryRoute, { params: paramsOf(entry) })
			if (outcome.state === 'done') update(entry.title.id, undefined, outcome.answer.entry)
			if (outcome.state === 'example') update(entry.title.id, undefined, entry)
			return outcome
		},
	}
}

function paramsOf({ title }: ListEntry) {
	return { titleId: String(title.id) }
}
