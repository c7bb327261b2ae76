import { useStore } from '@nanostores/react'
import { use } from 'react'
import { loadTranslations, useTranslations } from 'shared-i18n'
import { HeartFilledIcon, HeartIcon, IconButton } from 'shared-ui'
import { translations } from '../../translations.ts'
import { $favoriteTitles } from './favoriteTitles.ts'
import { useSetFavorite } from './useSetFavorite.ts'

const ready = loadTranslations(translations)

/** The heart button of a title, filled if the title is a favourite of the reader. */
export default function FavoriteButton({ titleId }: { titleId: number }) {
	use(ready)
	const t = useTranslations(translations)
	const isFavorite = useStore($favoriteTitles).has(titleId)
	const setFavorite = useSetFavorite(titleId)
	return (
		<IconButton
			filled
			label={t('favorites.heart')}
			aria-pressed={isFavorite}
			icon={isFavorite ? <HeartFilledIcon size={18} /> : <HeartIcon size={18} />}
			onClick={() => void setFavorite(!isFavorite)}
		/>
	)
}
