import { GENRES, type Genre } from 'shared-contract'
import { common, useWords } from 'shared-i18n'
import { ChipButton, ChipRow } from 'shared-ui'
import { words } from '../words.ts'

interface GenreRowProps {
	selected: Genre
	onSelect: (genre: Genre) => void
}

/** The genres in one row that scrolls sideways; one of them is always chosen. */
export function GenreRow({ selected, onSelect }: GenreRowProps) {
	const t = useWords(words)
	const shared = useWords(common)
	return (
		<ChipRow $scroll role="group" aria-label={t('listing.genres')}>
			{GENRES.map((genre) => (
				<ChipButton
					key={genre}
					pressed={genre === selected}
					onClick={(event) => {
						event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
						onSelect(genre)
					}}
				>
					{shared(`genre.${genre}`)}
				</ChipButton>
			))}
		</ChipRow>
	)
}
