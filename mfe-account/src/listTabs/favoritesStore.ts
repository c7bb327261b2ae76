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

	async function write(
		group: FavoriteGroup,
		change: (list: readonly Favorite[]) => Favorite[],
		send: () => Promise<ActionOutcome<unknown>>,
	) {
		const shown = $state.get()
		if (shown.state !== 'shown') return send()
		$state.set({ state: 'shown', groups: { ...shown.groups, [group]: change(shown.groups[group]) } })
		const outcome = await send()
		if (outcome.state !== 'done' && outcome.state !== 'example') $state.set(shown)
		return outcome
	}

	return {
		$state,
		async load() {
			$state.set({ state: 'loading' })
			const outcome = await call(favoritesRoute, { params: { username } })
			$state.set(outcome.state === 'done' ? { state: 'shown', groups: outcome.answer } : { state: 'failed' })
		},
		add: (group, favorite) =>
			write(
				group,
				(list) => [...without(list, favorite), favorite],
				() => act(addFavoriteRoute, { params: paramsOf(favorite) }),
			),
		remove: (group, favorite) =>
			write(
				group,
				(list) => without(list, favorite),
				() => act(removeFavoriteRoute, { params: paramsOf(favorite) }),
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

function without(list: readonly Favorite[], gone: Favorite): Favorite[] {
	return list.filter((favorite) => favoriteKey(favorite) !== favoriteKey(gone))
}

function inOrder(list: readonly Favorite[], keys: readonly string[]): Favorite[] {
	return list.toSorted((a, b) => keys.indexOf(favoriteKey(a)) - keys.indexOf(favoriteKey(b)))
}

function paramsOf({ type, id }: Favorite) {
	return { type, id: String(id) }
}
