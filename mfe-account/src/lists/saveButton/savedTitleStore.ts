import { showOutcome } from 'shared-composition'
import {
	addToListRoute,
	type CustomListWriting,
	createCustomListRoute,
	type EntryChange,
	type ListEntry,
	type TitlePlace,
	takeFromListRoute,
	titlePlaceRoute,
} from 'shared-contract'
import { $navigate, $saved, type ActionOutcome, act, call, loadSaved, signInPath, toggleSaved } from 'shared-state'
import { createRemote, type Remote } from 'shared-state/remote'
import { fetchEntry } from '../entry/fetchEntry.ts'
import { advancedEntry, changedEntry } from '../entry/optimisticEntry.ts'
import { sendAdvance, sendEntryChange } from '../offline/sendEntryChange.ts'

export interface SavedTitleStore extends Pick<Remote<TitlePlace>, '$state' | 'load'> {
	save(entry: ListEntry, change: EntryChange): Promise<ActionOutcome<{ entry: ListEntry }>>
	/** Adds one episode or chapter to the progress. */
	advance(entry: ListEntry): Promise<ActionOutcome<{ entry: ListEntry }>>
	/** Fetches the current entry. */
	refetch(): Promise<ListEntry | undefined>
	/** Shows an entry whose progress changed with its history. */
	showEntry(entry: ListEntry): void
	/** Adds the title to a custom list, or removes it. */
	setOnList(listId: string, holds: boolean): Promise<ActionOutcome<unknown>>
	/** Creates a list with the title on it. */
	createList(writing: CustomListWriting): Promise<ActionOutcome<unknown>>
}

const succeeded = ({ state }: ActionOutcome<unknown>) => state === 'done' || state === 'example'
let demoLists = 0

/** The list entry and the custom lists of one title, for the current reader. */
export function createSavedTitle(titleId: number): SavedTitleStore {
	const params = { titleId: String(titleId) }
	const place = createRemote<TitlePlace>(async () => {
		const outcome = await call(titlePlaceRoute, { params })
		if (outcome.state === 'refused' && outcome.problem.code === 'auth.required') {
			showOutcome({ state: 'accountNeeded' }, '')
			$navigate.get()(signInPath())
		}
		return outcome
	})
	const update = (changeOf: (details: TitlePlace) => Partial<TitlePlace>) =>
		place.update((details) => ({ ...details, ...changeOf(details) }))
	const withEntry = (entry: ListEntry) => (details: TitlePlace) => ({ ...details, entry })
	const setHolds = (listId: string, holds: boolean) =>
		update(({ lists }) => ({ lists: lists.map((list) => (list.id === listId ? { ...list, holds } : list)) }))

	return {
		$state: place.$state,
		load: place.load,
		async save(entry, change) {
			const outcome = await sendEntryChange(entry, change)
			if (outcome.state === 'done') await loadSaved()
			// On a demo site the button shows the title as saved, too.
			if (outcome.state === 'example' && !$saved.get().has(titleId)) await toggleSaved(titleId)
			if (succeeded(outcome)) {
				update(() => ({ entry: outcome.state === 'done' ? outcome.answer.entry : changedEntry(entry, change) }))
			}
			return outcome
		},
		async advance(entry) {
			const outcome = await place.write(withEntry(advancedEntry(entry)), () => sendAdvance(entry))
			if (outcome.state === 'done') update(() => ({ entry: outcome.answer.entry }))
			return outcome
		},
		async refetch() {
			const entry = await fetchEntry(titleId)
			if (entry !== undefined) update(() => ({ entry }))
			return entry ?? undefined
		},
		showEntry: (entry) => update(() => ({ entry })),
		async setOnList(listId, holds) {
			setHolds(listId, holds)
			const input = { params: { listId, ...params } }
			const outcome = holds ? await act(addToListRoute, input) : await act(takeFromListRoute, input)
			if (!succeeded(outcome)) setHolds(listId, !holds)
			return outcome
		},
		async createList(writing) {
			const created = await act(createCustomListRoute, { body: writing })
			if (!succeeded(created)) return created
			demoLists += 1
			const id = created.state === 'done' ? created.answer.list.id : `example${demoLists}`
			const { title, isPublic } = writing
			update(({ lists }) => ({ lists: [{ id, title, isPublic, holds: true }, ...lists] }))
			if (created.state !== 'done') return created
			const added = await act(addToListRoute, { params: { listId: id, ...params } })
			if (!succeeded(added)) setHolds(id, false)
			return added
		},
	}
}
