import { atom, type ReadableAtom } from 'nanostores'
import {
	addToListRoute,
	CUSTOM_LIST_COVERS,
	type CustomList,
	type CustomListPage,
	customListRoute,
	type ListedTitle,
	moveBefore,
	placeInListRoute,
	type RouteAnswer,
	takeFromListRoute,
} from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'
import { isDemoList } from './listCollectionStore.ts'
import { optimisticWrites } from './optimistic/optimisticWrites.ts'

export type CustomListState = { state: 'loading' } | { state: 'failed' } | ({ state: 'shown' } & CustomListPage)

export interface CustomListStore {
	readonly $state: ReadableAtom<CustomListState>
	load(): Promise<void>
	remove(item: ListedTitle): Promise<ActionOutcome<unknown>>
	/** Adds a title at the end. */
	add(item: ListedTitle): Promise<ActionOutcome<unknown>>
	/** Restores a removed title at its position. */
	restore(item: ListedTitle, before: ListedTitle | undefined): Promise<ActionOutcome<unknown>>
	move(item: ListedTitle, before: ListedTitle | undefined): Promise<ActionOutcome<unknown>>
}

type Answer = RouteAnswer<typeof addToListRoute>

/** The titles of one list. Changes by its owner are optimistic updates: they roll back on error. */
export function createCustomList(list: CustomList, onChange: (list: CustomList) => void): CustomListStore {
	const $state = atom<CustomListState>({ state: 'loading' })
	const paramsOf = (item: ListedTitle) => ({ listId: list.id, titleId: String(item.id) })

	async function fetchState(): Promise<CustomListState | undefined> {
		const outcome = await call(customListRoute, { params: { listId: list.id } })
		return outcome.state === 'done' ? { state: 'shown', ...outcome.answer } : undefined
	}
	const update = optimisticWrites($state, fetchState)

	async function write(
		change: (items: readonly ListedTitle[]) => ListedTitle[],
		send: () => Promise<ActionOutcome<Answer>>,
	): Promise<ActionOutcome<Answer>> {
		const shown = $state.get()
		if (shown.state !== 'shown') return send()
		const items = change(shown.items)
		const outcome = await update({ ...shown, items }, send, (answer) => answer.list.count === items.length)
		if (outcome.state === 'done') onChange(outcome.answer.list)
		if (outcome.state === 'example') onChange({ ...shown.list, ...summaryOf(items) })
		return outcome
	}

	const sendPosition = (item: ListedTitle, before: ListedTitle | undefined) =>
		act(placeInListRoute, { params: paramsOf(item), body: { before: before?.id ?? null } })

	return {
		$state,
		async load() {
			if (isDemoList(list)) return $state.set({ state: 'shown', list, isOwn: true, items: [] })
			$state.set({ state: 'loading' })
			$state.set((await fetchState()) ?? { state: 'failed' })
		},
		add: (item) =>
			write(
				(items) => [...items.filter(({ id }) => id !== item.id), item],
				() => act(addToListRoute, { params: paramsOf(item) }),
			),
		remove: (item) =>
			write(
				(items) => items.filter(({ id }) => id !== item.id),
				() => act(takeFromListRoute, { params: paramsOf(item) }),
			),
		restore: (item, before) =>
			write(
				(items) => inOrder([...items, item], item, before),
				async () => {
					const added = await act(addToListRoute, { params: paramsOf(item) })
					return added.state === 'done' && before ? sendPosition(item, before) : added
				},
			),
		move: (item, before) =>
			write(
				(items) => inOrder(items, item, before),
				() => sendPosition(item, before),
			),
	}
}

function inOrder(items: readonly ListedTitle[], moved: ListedTitle, before: ListedTitle | undefined): ListedTitle[] {
	const ids = moveBefore(
		items.map(({ id }) => id),
		moved.id,
		before?.id ?? null,
	)
	return items.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

function summaryOf(items: readonly ListedTitle[]): Pick<CustomList, 'count' | 'covers'> {
	const covers = items.slice(0, CUSTOM_LIST_COVERS).map(({ id, imageUrl, color }) => ({ titleId: id, imageUrl, color }))
	return { count: items.length, covers }
}
