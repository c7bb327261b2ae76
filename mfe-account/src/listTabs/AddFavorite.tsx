import { type Favorite, type FavoriteGroup, findFavoritesRoute } from 'shared-contract'
import { useTitleName, useWords } from 'shared-i18n'
import { call } from 'shared-state'
import { PickDialog } from '../pick/PickDialog.tsx'
import { words } from '../words.ts'
import { favoriteKey } from './favoritesStore.ts'

interface AddFavoriteProps {
	group: FavoriteGroup
	/** What is a favourite already. */
	known: ReadonlySet<string>
	onAdd: (favorite: Favorite) => Promise<boolean>
	onClose: () => void
}

/** Looks for something that is liked best, by a part of its name. */
export default function AddFavorite({ group, known, onAdd, onClose }: AddFavoriteProps) {
	const t = useWords(words)
	const nameOf = useTitleName()

	async function find(q: string) {
		const outcome = await call(findFavoritesRoute, { query: { group, q } })
		return outcome.state === 'done' ? outcome.answer.items : undefined
	}

	return (
		<PickDialog
			title={t(`favorites.add.${group}`)}
			find={find}
			show={(favorite) => ({ ...favorite, key: favoriteKey(favorite), name: nameOf(favorite) })}
			known={known}
			onPick={(favorite) => void onAdd(favorite)}
			onClose={onClose}
		/>
	)
}
