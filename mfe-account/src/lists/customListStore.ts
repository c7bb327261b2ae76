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
import { createRemote, type Remote } from 'shared-state/remote'
import { isDemoList } from './listCollectionStore.ts'

export interface CustomListStore extends Pick<Remote<CustomListPage>, '$state' | 'load'> {
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
	const titles = createRemote<CustomListPage>(async () =>
		isDemoList(list)
			? { state: 'done', answer: { list, isOwn: true, items: [] } }
			: call(customListRoute, { params: { listId: list.id } }),
	)
	const paramsOf = (item: ListedTitle) => ({ listId: list.id, titleId: String(item.id) })

	async function write(
		change: (items: readonly ListedTitle[]) => ListedTitle[],
		send: () => Promise<ActionOutcome<Answer>>,
	): Promise<ActionOutcome<Answer>> {
		const shown = titles.$state.get()
		if (shown.state !== 'ready') return send()
		const items = change(shown.value.items)
		const outcome = await titles.write(
			(page) => ({ ...page, items }),
			send,
			(answer) => answer.list.count === items.length,
		)
		if (outcome.state === 'done') onChange(outcome.answer.list)
		if (outcome.state === 'example') onChange({ ...shown.value.list, ...summaryOf(items) })
		return outcome
	}

	const sendPosition = (item: ListedTitle, before: ListedTitle | undefined) =>
		act(placeInListRoute, { params: paramsOf(item), body: { before: before?.id ?? null } })

	return {
		$state: titles.$state,
		load: titles.load,
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
