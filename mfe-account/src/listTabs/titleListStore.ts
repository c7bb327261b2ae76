import { atom, type ReadableAtom } from 'nanostores'
import {
	advanceEntryRoute,
	type EntryChange,
	type EntryStatus,
	editEntryRoute,
	type Kind,
	type ListEntry,
	memberListRoute,
	removeEntryRoute,
	restoreEntryRoute,
} from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'
import { keptEntry } from '../entry/keptEntry.ts'
import { advancedEntry, changedEntry, today } from '../entry/localEntry.ts'
import { readEntry } from '../entry/readEntry.ts'
import { inTurn } from '../optimistic/inTurn.ts'
import { type TitleListState, type View, withEntry } from './titleListState.ts'

export interface TitleListStore {
	readonly $state: ReadableAtom<TitleListState>
	/** Shows another part of the list: another status, order or filter. */
	show(view?: Partial<View>): Promise<void>
	loadMore(): Promise<void>
	/** One more episode or chapter. */
	advance(entry: ListEntry): Promise<ActionOutcome<{ entry: ListEntry }>>
	change(entry: ListEntry, change: EntryChange): Promise<ActionOutcome<{ entry: ListEntry }>>
	/** Shows an entry whose counter has followed its log. */
	count(entry: ListEntry): void
	remove(entry: ListEntry): Promise<ActionOutcome<unknown>>
	/** Asks for an entry as it stands by now, and shows it so. */
	reread(entry: ListEntry): Promise<ListEntry | undefined>
	/** The entry whose form was kept while its owner signed in. */
	keptEntry(): Promise<ListEntry | undefined>
	/** Takes a removal back. */
	restore(entry: ListEntry): Promise<ActionOutcome<unknown>>
}

/** A member's titles of a kind, by how far they are with them. What its owner changes is shown at once. */
export function createTitleList(username: string, kind: Kind): TitleListStore {
	const $state = atom<TitleListState>({
		status: 'current',
		sort: 'changed',
		q: '',
		state: 'loading',
		counts: undefined,
	})
	const ask = ({ status, sort, q }: View, after?: string) =>
		call(memberListRoute, {
			params: { username },
			query: { kind, status, sort, ...(q.trim() === '' ? {} : { q }), ...(after ? { after } : {}) },
		})

	const put = (id: number, from: EntryStatus | undefined, entry: ListEntry | undefined) =>
		$state.set(withEntry($state.get(), { id, from, entry }))

	/** How often a part of the list was asked for: an answer to an older question is nobody's any more. */
	let asked = 0
	const turns = new Map<number, number>()
	const lines = new Map<number, ReturnType<typeof inTurn>>()

	/** One more after the other of a title: each counts from what the one before has come to. */
	function line(id: number) {
		const known = lines.get(id) ?? inTurn()
		lines.set(id, known)
		return known
	}

	/** Shows what is to come, then what the server says came of it; where it refuses, what was. */
	async function write<Answer>(
		before: ListEntry,
		after: ListEntry | undefined,
		send: () => Promise<ActionOutcome<Answer>>,
		entryOf: (answer: Answer) => ListEntry | undefined,
	) {
		const { id } = before.title
		const turn = (turns.get(id) ?? 0) + 1
		turns.set(id, turn)
		put(id, before.status, after)
		const outcome = await send()
		// Something newer is on its way: it alone says how the entry ends.
		if (turns.get(id) !== turn) return outcome
		if (outcome.state === 'done') put(id, after?.status, entryOf(outcome.answer))
		else if (outcome.state !== 'example') put(id, after?.status, before)
		return outcome
	}

	return {
		$state,
		async show(view = {}) {
			const before = $state.get()
			const { status, sort, q, counts } = { ...before, ...view }
			const shown = { status, sort, q }
			const turn = ++asked
			// Titles that stay need not be made anew, nor does the field lose its letters meanwhile.
			const stays = before.state === 'shown' && before.status === status
			$state.set(stays ? { ...before, ...shown, more: 'anew' } : { ...shown, state: 'loading', counts })
			const outcome = await ask(shown)
			// The reader has chosen another one meanwhile.
			if (turn !== asked) return
			if (outcome.state !== 'done') return $state.set({ ...shown, state: 'failed', counts: undefined })
			const page = outcome.answer
			$state.set({ ...shown, state: 'shown', counts: page.counts, page, more: 'idle' })
		},
		async loadMore() {
			const shown = $state.get()
			if (shown.state !== 'shown' || shown.page.next === null) return
			if (shown.more === 'loading' || shown.more === 'anew') return
			const turn = asked
			$state.set({ ...shown, more: 'loading' })
			const outcome = await ask(shown, shown.page.next)
			const now = $state.get()
			if (now.state !== 'shown' || turn !== asked) return
			if (outcome.state !== 'done') return $state.set({ ...now, more: 'failed' })
			// What moved up meanwhile stands there already.
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
				() =>
					line(entry.title.id)(() =>
						act(advanceEntryRoute, {
							params: paramsOf(entry),
							body: { today: today(), from: entry.progress.current },
						}),
					),
				(answer) => answer.entry,
			),
		change: (entry, change) =>
			write(
				entry,
				changedEntry(entry, change),
				() => act(editEntryRoute, { params: paramsOf(entry), body: { ...change, today: today() } }),
				(answer) => answer.entry,
			),
		count: (entry) => put(entry.title.id, entry.status, entry),
		remove: (entry) =>
			write(
				entry,
				undefined,
				() => act(removeEntryRoute, { params: paramsOf(entry) }),
				() => undefined,
			),
		async reread({ title: { id } }) {
			const entry = await readEntry(id)
			const shown = $state.get()
			if (entry === undefined || shown.state !== 'shown') return entry ?? undefined
			const before = shown.page.items.find(({ title }) => title.id === id)
			put(id, before?.status ?? entry?.status, entry ?? undefined)
			return entry ?? undefined
		},
		async keptEntry() {
			const kept = keptEntry.kept()
			return kept?.kind === kind ? ((await readEntry(kept.titleId)) ?? undefined) : undefined
		},
		async restore(entry) {
			const outcome = await act(restoreEntryRoute, { params: paramsOf(entry) })
			if (outcome.state === 'done') put(entry.title.id, undefined, outcome.answer.entry)
			if (outcome.state === 'example') put(entry.title.id, undefined, entry)
			return outcome
		},
	}
}

function paramsOf({ title }: ListEntry) {
	return { titleId: String(title.id) }
}
