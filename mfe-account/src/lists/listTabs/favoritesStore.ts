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
import { createRemote, type Remote } from 'shared-state/remote'
import { markFavorite } from '../favorite/favoriteTitles.ts'

export interface FavoritesStore extends Pick<Remote<Favorites>, '$state' | 'load'> {
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
	const favorites = createRemote<Favorites>(() => call(favoritesRoute, { params: { username } }))

	const write = (
		group: FavoriteGroup,
		change: (list: readonly Favorite[]) => Favorite[],
		send: () => Promise<ActionOutcome<unknown>>,
	) => favorites.write((groups) => ({ ...groups, [group]: change(groups[group]) }), send)

	return {
		$state: favorites.$state,
		load: favorites.load,
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
