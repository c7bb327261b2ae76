import { GENRES, type Genre } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { ChipButton, ChipRow } from 'shared-ui'
import { centerInRow } from '../listing/centerInRow.ts'
import { listingTranslations } from '../listing/listingTranslations.ts'

interface GenreRowProps {
	selected: Genre
	onSelect: (genre: Genre) => void
}

/** The genres in one row that scrolls sideways; one of them is always selected. */
export function GenreRow({ selected, onSelect }: GenreRowProps) {
	const t = useTranslations(listingTranslations)
	const shared = useTranslations(common)
	return (
		<ChipRow $scroll role="group" aria-label={t('listing.genres')}>
			{GENRES.map((genre) => (
				<ChipButton
					key={genre}
					pressed={genre === selected}
					ref={genre === selected ? centerInRow : undefined}
					onClick={() => onSelect(genre)}
				>
					{shared(`genre.${genre}`)}
				</ChipButton>
			))}
		</ChipRow>
	)
}
