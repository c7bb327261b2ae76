import { computed, type ReadableAtom } from 'nanostores'
import {
	type CustomList,
	type CustomListWriting,
	createCustomListRoute,
	customListRoute,
	editCustomListRoute,
	moveBefore,
	OWN_PROFILE,
	placeCustomListRoute,
	removeCustomListRoute,
	restoreCustomListRoute,
	shelfRoute,
} from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'
import { createRemote } from 'shared-state/remote'

export interface ListCollectionStore {
	readonly $lists: ReadableAtom<readonly CustomList[]>
	create(writing: CustomListWriting): Promise<ActionOutcome<unknown>>
	edit(list: CustomList, writing: CustomListWriting): Promise<ActionOutcome<unknown>>
	remove(list: CustomList): Promise<ActionOutcome<unknown>>
	restore(list: CustomList): Promise<ActionOutcome<unknown>>
	/** Moves a list before another one, or to the end. */
	move(list: CustomList, before: CustomList | undefined): Promise<ActionOutcome<unknown>>
	/** Replaces a list whose titles changed. */
	refresh(list: CustomList): void
}

let demoLists = 0

/** The custom lists of a member, in their order. */
export function createListCollection(initial: readonly CustomList[]): ListCollectionStore {
	const lists = createRemote(async () => {
		const outcome = await call(shelfRoute, { params: { username: OWN_PROFILE } })
		return outcome.state === 'done' ? { state: 'done', answer: outcome.answer.lists } : outcome
	}, initial)
	const $lists = computed(lists.$state, (state) => (state.state === 'ready' ? state.value : []))
	/** The lists below a removed one. An undo puts it above the first of them that still exists. */
	const below = new Map<string, readonly CustomList[]>()
	const replace = (list: CustomList) => lists.update((all) => all.map((known) => (known.id === list.id ? list : known)))
	const addFirst = (list: CustomList) => lists.update((all) => [list, ...all])

	async function refetch({ id }: CustomList) {
		const outcome = await call(customListRoute, { params: { listId: id } })
		if (outcome.state === 'done') replace(outcome.answer.list)
	}

	return {
		$lists,
		refresh: replace,
		async create(writing) {
			const outcome = await act(createCustomListRoute, { body: writing })
			if (outcome.state === 'done') addFirst(outcome.answer.list)
			if (outcome.state === 'example') addFirst(demoList(writing))
			return outcome
		},
		async edit(list, writing) {
			const { title, description, isPublic } = list
			const body = { ...writing, read: { title, description, isPublic } }
			const outcome = await act(editCustomListRoute, { params: { listId: list.id }, body })
			if (outcome.state === 'refused' && outcome.problem.code === 'list.changed') await refetch(list)
			if (outcome.state === 'done') replace(outcome.answer.list)
			if (outcome.state === 'example') replace({ ...list, ...writing })
			return outcome
		},
		remove(list) {
			const known = $lists.get()
			below.set(list.id, known.slice(known.findIndex(({ id }) => id === list.id) + 1))
			return lists.write(
				(all) => all.filter(({ id }) => id !== list.id),
				() => act(removeCustomListRoute, { params: { listId: list.id } }),
			)
		},
		async restore(list) {
			const outcome = await act(restoreCustomListRoute, { params: { listId: list.id } })
			if (outcome.state === 'done' || outcome.state === 'example') {
				const restored = outcome.state === 'done' ? outcome.answer.list : list
				lists.update((all) => {
					const next = below.get(list.id)?.find(({ id }) => all.some((known) => known.id === id))
					return all.toSpliced(next ? all.findIndex(({ id }) => id === next.id) : all.length, 0, restored)
				})
			}
			return outcome
		},
		move(list, before) {
			const ids = moveBefore(
				$lists.get().map(({ id }) => id),
				list.id,
				before?.id ?? null,
			)
			return lists.write(
				(all) => all.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
				() => act(placeCustomListRoute, { params: { listId: list.id }, body: { before: before?.id ?? null } }),
			)
		},
	}
}

/** Whether a list exists in this browser only, because a visitor of the demo created it. */
export function isDemoList({ id }: CustomList): boolean {
	return id.startsWith('example')
}

function demoList(writing: CustomListWriting): CustomList {
	demoLists += 1
	return { ...writing, id: `example${demoLists}`, count: 0, covers: [] }
}
