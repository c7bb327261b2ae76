import { atom, type ReadableAtom } from 'nanostores'
import {
	addFavoriteRoute,
	type Favorite,
	type FavoriteGroup,
	type Favorites,
	favoritesRoute,
	placeBefore,
	placeFavoriteRoute,
	removeFavoriteRoute,
} from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'
import { markFavorite } from '../favorite/favoriteTitles.ts'
import { optimisticWrites } from '../optimistic/optimisticWrites.ts'

export type FavoritesState = { state: 'loading' } | { state: 'failed' } | { state: 'shown'; groups: Favorites }

export interface FavoritesStore {
	readonly $state: ReadableAtom<FavoritesState>
	load(): Promise<void>
	add(group: FavoriteGroup, favorite: Favorite): Promise<ActionOutcome<unknown>>
	remove(group: FavoriteGroup, favorite: Favorite): Promise<ActionOutcome<unknown>>
	/** Puts one before another of its group, or at the end. */
	move(group: FavoriteGroup, favorite: Favorite, before: Favorite | undefined): Promise<ActionOutcome<unknown>>
}

/** What a favourite is known by in its group. */
export function favoriteKey({ type, id }: Pick<Favorite, 'type' | 'id'>): string {
	return `${type}-${id}`
}

/** What a member likes best; what its owner changes is shown at once, and put back where the server refuses. */
export function createFavorites(username: string): FavoritesStore {
	const $state = atom<FavoritesState>({ state: 'loading' })

	async function read(): Promise<FavoritesState | undefined> {
		const outcome = await call(favoritesRoute, { params: { username } })
		return outcome.state === 'done' ? { state: 'shown', groups: outcome.answer } : undefined
	}
	const show = optimisticWrites($state, read)

	async function write(
		group: FavoriteGroup,
		change: (list: readonly Favorite[]) => Favorite[],
		send: () => Promise<ActionOutcome<unknown>>,
	) {
		const shown = $state.get()
		if (shown.state !== 'shown') return send()
		return show({ state: 'shown', groups: { ...shown.groups, [group]: change(shown.groups[group]) } }, send)
	}

	return {
		$state,
		async load() {
			$state.set({ state: 'loading' })
			$state.set((await read()) ?? { state: 'failed' })
		},
		add: (group, favorite) =>
			write(
				group,
				(list) => [...without(list, favorite), favorite],
				() => marking(favorite, true, act(addFavoriteRoute, { params: paramsOf(favorite) })),
			),
		remove: (group, favorite) =>
			write(
				group,
				(list) => without(list, favorite),
				() => marking(favorite, false, act(removeFavoriteRoute, { params: paramsOf(favorite) })),
			),
		move: (group, favorite, before) =>
			write(
				group,
				(list) =>
					inOrder(list, placeBefore(list.map(favoriteKey), favoriteKey(favorite), before ? favoriteKey(before) : null)),
				() =>
					act(placeFavoriteRoute, {
						params: paramsOf(favorite),
						body: { before: before ? { type: before.type, id: before.id } : null },
					}),
			),
	}
}

/** The hearts of titles follow what is done to the list. */
async function marking({ type, id }: Favorite, isFavorite: boolean, sent: Promise<ActionOutcome<unknown>>) {
	const outcome = await sent
	const done = outcome.state === 'done' || outcome.state === 'example'
	if (done && type === 'title') markFavorite(id, isFavorite)
	return outcome
}

function without(list: readonly Favorite[], gone: Favorite): Favorite[] {
	return list.filter((favorite) => favoriteKey(favorite) !== favoriteKey(gone))
}

function inOrder(list: readonly Favorite[], keys: readonly string[]): Favorite[] {
	return list.toSorted((a, b) => keys.indexOf(favoriteKey(a)) - keys.indexOf(favoriteKey(b)))
}

function paramsOf({ type, id }: Favorite) {
	return { type, id: String(id) }
}
