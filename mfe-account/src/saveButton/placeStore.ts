import { atom, type ReadableAtom } from 'nanostores'
import { announce } from 'shared-composition'
import {
	addToListRoute,
	type CustomListWriting,
	createCustomListRoute,
	type EntryChange,
	editEntryRoute,
	type ListEntry,
	type TitlePlace,
	takeFromListRoute,
	titlePlaceRoute,
} from 'shared-contract'
import { $navigate, $saved, type ActionOutcome, act, call, loadSaved, signInPath, toggleSaved } from 'shared-state'
import { changedEntry, today } from '../entry/localEntry.ts'
import { readEntry } from '../entry/readEntry.ts'

export type ShownPlace = TitlePlace
export type PlaceState = { state: 'loading' } | { state: 'failed' } | { state: 'shown'; place: TitlePlace }

export interface PlaceStore {
	readonly $state: ReadableAtom<PlaceState>
	load(): Promise<void>
	save(entry: ListEntry, change: EntryChange): Promise<ActionOutcome<{ entry: ListEntry }>>
	/** The entry as the server has it now. */
	reread(): Promise<ListEntry | undefined>
	/** The counter of the entry has followed its log. */
	count(entry: ListEntry): void
	/** Puts the title on a list of one's own, or takes it off. */
	put(listId: string, holds: boolean): Promise<ActionOutcome<unknown>>
	/** Makes a list, and puts the title on it. */
	createList(writing: CustomListWriting): Promise<ActionOutcome<unknown>>
}

const succeeded = ({ state }: ActionOutcome<unknown>) => state === 'done' || state === 'example'
let examples = 0

/** Where a title stands with whoever is here. */
export function createPlace(titleId: number): PlaceStore {
	const $state = atom<PlaceState>({ state: 'loading' })
	const params = { titleId: String(titleId) }

	const set = (changed: (place: TitlePlace) => Partial<TitlePlace>) => {
		const shown = $state.get()
		if (shown.state === 'shown') $state.set({ state: 'shown', place: { ...shown.place, ...changed(shown.place) } })
	}
	const mark = (listId: string, holds: boolean) =>
		set(({ lists }) => ({ lists: lists.map((list) => (list.id === listId ? { ...list, holds } : list)) }))

	return {
		$state,
		async load() {
			$state.set({ state: 'loading' })
			const outcome = await call(titlePlaceRoute, { params })
			if (outcome.state === 'refused' && outcome.problem.code === 'auth.required') {
				announce({ state: 'accountNeeded' }, '')
				$navigate.get()(signInPath())
			}
			$state.set(outcome.state === 'done' ? { state: 'shown', place: outcome.answer } : { state: 'failed' })
		},
		async save(entry, change) {
			const outcome = await act(editEntryRoute, { params, body: { ...change, today: today() } })
			if (outcome.state === 'done') await loadSaved()
			// What a visitor of the demo puts on the list is marked by the button as well, here alone.
			if (outcome.state === 'example' && !$saved.get().has(titleId)) await toggleSaved(titleId)
			if (succeeded(outcome)) {
				set(() => ({ entry: outcome.state === 'done' ? outcome.answer.entry : changedEntry(entry, change) }))
			}
			return outcome
		},
		async reread() {
			const entry = await readEntry(titleId)
			if (entry !== undefined) set(() => ({ entry }))
			return entry ?? undefined
		},
		count: (entry) => set(() => ({ entry })),
		async put(listId, holds) {
			mark(listId, holds)
			const input = { params: { listId, ...params } }
			const outcome = holds ? await act(addToListRoute, input) : await act(takeFromListRoute, input)
			if (!succeeded(outcome)) mark(listId, !holds)
			return outcome
		},
		async createList(writing) {
			const made = await act(createCustomListRoute, { body: writing })
			if (!succeeded(made)) return made
			examples += 1
			const id = made.state === 'done' ? made.answer.list.id : `example${examples}`
			const { title, isPublic } = writing
			set(({ lists }) => ({ lists: [{ id, title, isPublic, holds: true }, ...lists] }))
			if (made.state !== 'done') return made
			const put = await act(addToListRoute, { params: { listId: id, ...params } })
			if (!succeeded(put)) mark(id, false)
			return put
		},
	}
}
