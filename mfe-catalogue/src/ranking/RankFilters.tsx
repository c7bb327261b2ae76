import { GENRES } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { from, space } from 'shared-ui'
import { Select } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { FilterFields } from '../browse/listing/FilterFields.tsx'
import type { FilterFieldsProps } from '../browse/listing/filterProps.ts'
import { listingTranslations } from '../browse/listing/listingTranslations.ts'
import type { ListingSettings } from '../browse/listing/settings.ts'

/** The option value of "no filter"; no genre is empty. */
const ALL = ''

const Fields = styled.div`
	display: grid;
	grid-template-columns: repeat(2, minmax(0, 1fr));
	gap: ${space[3]};
	${from.desktop} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`

/** Selects for the type, season, year and genre that the ranking is of. */
export function RankFilters({
	settings,
	params,
	onChange,
}: { settings: ListingSettings } & Pick<FilterFieldsProps, 'params' | 'onChange'>) {
	const t = useTranslations(listingTranslations)
	const shared = useTranslations(common)
	return (
		<Fields role="search" aria-label={t('listing.filters')}>
			<FilterFields settings={settings} kind="anime" params={params} onChange={onChange} />
			<Select
				label={t('listing.genre')}
				hideLabel
				value={params.genres[0] ?? ALL}
				options={[
					{ value: ALL, label: t('listing.genre.all') },
					...GENRES.map((genre) => ({ value: genre, label: shared(`genre.${genre}`) })),
				]}
				onSelect={(value) => onChange({ genres: GENRES.filter((genre) => genre === value) })}
			/>
		</Fields>
	)
}
