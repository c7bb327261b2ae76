import {
	addToListRoute,
	CUSTOM_LIST_COVERS,
	type CustomList,
	type CustomListItem,
	type CustomListPage,
	customListRoute,
	type ListedTitle,
	moveBefore,
	placeInListRoute,
	type RouteAnswer,
	takeFromListRoute,
	writeListItemRoute,
} from 'shared-contract'
import { $session, type ActionOutcome, act, call } from 'shared-state'
import { createRemote, type Remote } from 'shared-state/remote'
import { isDemoList } from './listCollectionStore.ts'

export interface CustomListStore extends Pick<Remote<CustomListPage>, '$state' | 'load' | 'refresh'> {
	readonly listId: string
	remove(item: CustomListItem): Promise<ActionOutcome<unknown>>
	/** Adds a title at the end. */
	add(item: ListedTitle): Promise<ActionOutcome<unknown>>
	/** Restores a removed title at its position. */
	restore(item: CustomListItem, before: CustomListItem | undefined): Promise<ActionOutcome<unknown>>
	move(item: CustomListItem, before: CustomListItem | undefined): Promise<ActionOutcome<unknown>>
	/** Says why a title is on the list. */
	write(item: CustomListItem, text: string): Promise<ActionOutcome<unknown>>
}

type Answer = RouteAnswer<typeof addToListRoute>

const DEMO_PAGE = {
	isOwn: true,
	owner: '',
	role: 'owner',
	isInvited: false,
	isFollowed: false,
	followers: 0,
	hasComments: false,
	items: [],
} as const

/** The titles of one list. Changes by its editors are optimistic updates: they roll back on error. */
export function createCustomList(
	list: CustomList,
	onChange: (list: CustomList) => void,
	initial?: CustomListPage,
): CustomListStore {
	const titles = createRemote<CustomListPage>(
		async () =>
			isDemoList(list)
				? { state: 'done', answer: { ...DEMO_PAGE, list } }
				: call(customListRoute, { params: { listId: list.id } }),
		initial,
	)
	const paramsOf = (item: ListedTitle) => ({ listId: list.id, titleId: String(item.id) })

	async function write(
		change: (items: readonly CustomListItem[]) => CustomListItem[],
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

	const sendText = (item: CustomListItem, text: string) =>
		act(writeListItemRoute, { params: paramsOf(item), body: { text, read: item.text } })

	return {
		listId: list.id,
		$state: titles.$state,
		load: titles.load,
		refresh: titles.refresh,
		add: (item) =>
			write(
				(items) => [...items.filter(({ id }) => id !== item.id), asItem(item)],
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
					const placed = added.state === 'done' && before ? await sendPosition(item, before) : added
					return placed.state === 'done' && item.text ? sendText({ ...item, text: '' }, item.text) : placed
				},
			),
		move: (item, before) =>
			write(
				(items) => inOrder(items, item, before),
				() => sendPosition(item, before),
			),
		write: (item, text) =>
			write(
				(items) => items.map((known) => (known.id === item.id ? { ...known, text } : known)),
				() => sendText(item, text),
			),
	}
}

function asItem(title: ListedTitle): CustomListItem {
	const session = $session.get()
	return { ...title, text: '', addedBy: session.state === 'member' ? session.username : null }
}

function inOrder<Item extends ListedTitle>(items: readonly Item[], moved: Item, before: Item | undefined): Item[] {
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
