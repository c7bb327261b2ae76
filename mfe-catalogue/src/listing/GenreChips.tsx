import { GENRES } from 'shared-contract'
import { common, useWords } from 'shared-i18n'
import { CheckIcon, ChipButton, ChipRow, color } from 'shared-ui'
import { MinusIcon } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { words } from '../words.ts'
import type { FieldsProps } from './FilterFields.tsx'
import { type GenreMark, genreMark, turnGenre } from './genreMark.ts'

const GenreButton = styled(ChipButton)<{ $mark: GenreMark }>`
	&& {
		${(p) =>
			p.$mark === 'without' &&
			`color: ${color.danger}; border-color: currentColor; background: none; text-decoration: line-through;`}
	}
`
const ICONS = { off: null, with: <CheckIcon size={14} />, without: <MinusIcon size={14} /> }

/** Genres that a press turns from off to wanted to unwanted and back. */
export function GenreChips({ settings: { controls }, choice, onChange }: FieldsProps) {
	const t = useWords(words)
	const shared = useWords(common)
	return (
		<ChipRow role="group" aria-label={t('listing.genres')}>
			{controls.includes('genres') &&
				GENRES.map((genre) => {
					const mark = genreMark(choice, genre)
					const name = shared(`genre.${genre}`)
					return (
						<GenreButton
							key={genre}
							$mark={mark}
							pressed={mark === 'with'}
							aria-label={mark === 'off' ? name : t(`listing.genre.${mark}`, { genre: name })}
							title={t(`listing.genre.turn.${mark}`)}
							onClick={() => onChange(turnGenre(choice, genre))}
						>
							{ICONS[mark]}
							{name}
						</GenreButton>
					)
				})}
		</ChipRow>
	)
}
