import { announce } from 'shared-composition'
import { useWords } from 'shared-i18n'
import { announceUndoable } from '../entry/announceUndoable.ts'
import { words } from '../words.ts'
import { setFavorite } from './favoriteTitles.ts'

/** Puts a title among the favourites or takes it off, tells how it went, and offers the way back. */
export function useFavor(titleId: number): (isFavorite: boolean) => Promise<void> {
	const t = useWords(words)
	return async function favor(isFavorite) {
		const outcome = await setFavorite(titleId, isFavorite)
		if (isFavorite) announce(outcome, t('favorites.added'))
		else announceUndoable(outcome, t('favorites.removed'), () => void favor(true))
	}
}
