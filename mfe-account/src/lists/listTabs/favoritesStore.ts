import { atom, type ReadableAtom } from 'nanostores'
import {
	addFavoriteRoute,
	type Favorite,
	type FavoriteGroup,
	type Favorites,
	favoritesRoute,
	moveBefore,
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
	/** Moves a favourite before another one of its group, or to the end. */
	move(group: FavoriteGroup, favorite: Favorite, before: Favorite | undefined): Promise<ActionOutcome<unknown>>
}

/** The key of a favourite, unique in its group. */
export function favoriteKey({ type, id }: Pick<Favorite, 'type' | 'id'>): string {
	return `${type}-${id}`
}

/** The favourites of a member. Changes by the owner are optimistic updates: they roll back on error. */
export function createFavorites(username: string): FavoritesStore {
	const $state = atom<FavoritesState>({ state: 'loading' })

	async function fetchState(): Promise<FavoritesState | undefined> {
		const outcome = await call(favoritesRoute, { params: { username } })
		return outcome.state === 'done' ? { state: 'shown', groups: outcome.answer } : undefined
	}
	const update = optimisticWrites($state, fetchState)

	async function write(
		group: FavoriteGroup,
		change: (list: readonly Favorite[]) => Favorite[],
		send: () => Promise<ActionOutcome<unknown>>,
	) {
		const shown = $state.get()
		if (shown.state !== 'shown') return send()
		return update({ state: 'shown', groups: { ...shown.groups, [group]: change(shown.groups[group]) } }, send)
	}

	return {
		$state,
		async load() {
			$state.set({ state: 'loading' })
			$state.set((await fetchState()) ?? { state: 'failed' })
		},
		add: (group, favorite) =>
			write(
				group,
				(list) => [...without(list, favorite), favorite],
				() => syncHeart(favorite, true, act(addFavoriteRoute, { params: paramsOf(favorite) })),
			),
		remove: (group, favorite) =>
			write(
				group,
				(list) => without(list, favorite),
				() => syncHeart(favorite, false, act(removeFavoriteRoute, { params: paramsOf(favorite) })),
			),
		move: (group, favorite, before) =>
			write(
				group,
				(list) =>
					inOrder(list, moveBefore(list.map(favoriteKey), favoriteKey(favorite), before ? favoriteKey(before) : null)),
				() =>
					act(placeFavoriteRoute, {
						params: paramsOf(favorite),
						body: { before: before ? { type: before.type, id: before.id } : null },
					}),
			),
	}
}

/** Updates the heart buttons after a change of the list. */
async function syncHeart({ type, id }: Favorite, isFavorite: boolean, sent: Promise<ActionOutcome<unknown>>) {
	const outcome = await sent
	const succeeded = outcome.state === 'done' || outcome.state === 'example'
	if (succeeded && type === 'title') markFavorite(id, isFavorite)
	return outcome
}

function without(list: readonly Favorite[], removed: Favorite): Favorite[] {
	return list.filter((favorite) => favoriteKey(favorite) !== favoriteKey(removed))
}

function inOrder(list: readonly Favorite[], keys: readonly string[]): Favorite[] {
	return list.toSorted((a, b) => keys.indexOf(favoriteKey(a)) - keys.indexOf(favoriteKey(b)))
}

function paramsOf({ type, id }: Favorite) {
	return { type, id: String(id) }
}
