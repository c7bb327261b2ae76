import { GENRES } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { CheckIcon, ChipButton, ChipRow, color } from 'shared-ui'
import { MinusIcon } from 'shared-ui/controls'
import { styled } from 'styled-components'
import type { FilterFieldsProps } from './filterProps.ts'
import { cycleGenreFilter, type GenreFilter, genreFilterOf } from './genreFilter.ts'
import { listingTranslations } from './listingTranslations.ts'

const GenreButton = styled(ChipButton)<{ $filter: GenreFilter }>`
	&& {
		${(p) =>
			p.$filter === 'without' &&
			`color: ${color.danger}; border-color: currentColor; background: none; text-decoration: line-through;`}
	}
`
const ICONS = { off: null, with: <CheckIcon size={14} />, without: <MinusIcon size={14} /> }

/** Genre buttons that cycle between off, included and excluded. */
export function GenreChips({ settings: { controls }, params, onChange }: FilterFieldsProps) {
	const t = useTranslations(listingTranslations)
	const shared = useTranslations(common)
	return (
		<ChipRow role="group" aria-label={t('listing.genres')}>
			{controls.includes('genres') &&
				GENRES.map((genre) => {
					const filter = genreFilterOf(params, genre)
					const name = shared(`genre.${genre}`)
					return (
						<GenreButton
							key={genre}
							$filter={filter}
							pressed={filter === 'with'}
							aria-label={filter === 'off' ? name : t(`listing.genre.${filter}`, { genre: name })}
							title={t(`listing.genre.turn.${filter}`)}
							onClick={() => onChange(cycleGenreFilter(params, genre))}
						>
							{ICONS[filter]}
							{name}
						</GenreButton>
					)
				})}
		</ChipRow>
	)
}
