import { showOutcome } from 'shared-composition'
import { useTranslations } from 'shared-i18n'
import { translations } from '../../translations.ts'
import { showUndoableOutcome } from '../entry/showUndoableOutcome.ts'
import { setFavorite } from './favoriteTitles.ts'

/** Returns a function that adds a title to the favourites or removes it, shows a toast, and offers an undo. */
export function useSetFavorite(titleId: number): (isFavorite: boolean) => Promise<void> {
	const t = useTranslations(translations)
	return async function change(isFavorite) {
		const outcome = await setFavorite(titleId, isFavorite)
		if (isFavorite) showOutcome(outcome, t('favorites.added'))
		else showUndoableOutcome(outcome, t('favorites.removed'), () => void change(true))
	}
}
