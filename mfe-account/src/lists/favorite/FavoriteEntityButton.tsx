import { useStore } from '@nanostores/react'
import { use } from 'react'
import { showOutcome } from 'shared-composition'
import type { SlotProps } from 'shared-contract'
import { loadTranslations, useTranslations } from 'shared-i18n'
import { HeartFilledIcon, HeartIcon, IconButton } from 'shared-ui'
import { translations } from '../../translations.ts'
import { showUndoableOutcome } from '../entry/showUndoableOutcome.ts'
import { $favoriteEntities, entityKey, setFavoriteEntity } from './favoriteEntities.ts'

const ready = loadTranslations(translations)

/** The heart button of a person, a character or a studio, filled if it is a favourite of the reader. */
export default function FavoriteEntityButton({ type, id }: SlotProps<'entity.actions'>) {
	use(ready)
	const t = useTranslations(translations)
	const isFavorite = useStore($favoriteEntities).has(entityKey(type, id))

	async function change(makeFavorite: boolean) {
		const outcome = await setFavoriteEntity(type, id, makeFavorite)
		if (makeFavorite) showOutcome(outcome, t('favorites.added'))
		else showUndoableOutcome(outcome, t('favorites.removed'), () => void change(true))
	}

	return (
		<IconButton
			filled
			label={t('favorites.heart')}
			aria-pressed={isFavorite}
			icon={isFavorite ? <HeartFilledIcon size={18} /> : <HeartIcon size={18} />}
			onClick={() => void change(!isFavorite)}
		/>
	)
}
