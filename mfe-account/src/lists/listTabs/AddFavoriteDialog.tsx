import { type Favorite, type FavoriteGroup, findFavoritesRoute } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { translations } from '../../translations.ts'
import { PickerDialog } from '../picker/PickerDialog.tsx'
import { favoriteKey } from './favoritesStore.ts'
import { useFavoriteSubtitle } from './useFavoriteSubtitle.ts'

interface AddFavoriteDialogProps {
	group: FavoriteGroup
	/** The keys of items that are favourites already. */
	known: ReadonlySet<string>
	onAdd: (favorite: Favorite) => Promise<boolean>
	onClose: () => void
}

/** Searches for an item by name and adds it to the favourites. */
export default function AddFavoriteDialog({ group, known, onAdd, onClose }: AddFavoriteDialogProps) {
	const t = useTranslations(translations)
	const nameOf = useTitleName()
	const subtitleOf = useFavoriteSubtitle()

	async function find(q: string) {
		const outcome = await call(findFavoritesRoute, { query: { group, q } })
		return outcome.state === 'done' ? outcome.answer.items : undefined
	}

	return (
		<PickerDialog
			title={t(`favorites.add.${group}`)}
			find={find}
			show={(favorite) => ({
				...favorite,
				key: favoriteKey(favorite),
				name: nameOf(favorite),
				subtitle: subtitleOf(favorite),
			})}
			known={known}
			onPick={(favorite) => void onAdd(favorite)}
			onClose={onClose}
		/>
	)
}
