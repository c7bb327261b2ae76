import { useStore } from '@nanostores/react'
import { useDeferredValue } from 'react'
import { ANIME_FORMATS, STATUSES } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { Select } from 'shared-ui/controls'
import { $facets, NO_FACETS } from './facets.ts'
import type { FilterFieldsProps } from './filterProps.ts'
import { listingTranslations } from './listingTranslations.ts'
import { WatchFilters } from './WatchFilters.tsx'

/** The option value of "no filter". */
const ALL = 'all'

/** Selects for type, status, season, year, dub and service, as far as a list has them. */
export function FilterFields(props: FilterFieldsProps) {
	const { settings, kind, params, onChange } = props
	const { controls } = settings
	const t = useTranslations(listingTranslations)
	const shared = useTranslations(common)
	const facets = useStore($facets[kind])
	const optionsOf = <Value extends string>(name: string, values: readonly Value[], label: (value: Value) => string) => [
		{ value: ALL, label: name },
		...values.map((value) => ({ value, label: label(value) })),
	]
	// A year in the address is an option even if the list has no titles of it.
	const years = params.year && !facets.years.includes(params.year) ? [params.year, ...facets.years] : facets.years
	// Deferred, because a hundred options in a closed select must not delay the first paint.
	const yearOptions = useDeferredValue(years, params.year ? [params.year] : [])
	const seasons =
		params.season && !facets.seasons.includes(params.season) ? [params.season, ...facets.seasons] : facets.seasons

	return (
		<>
			{controls.includes('type') && (
				<Select
					label={t('listing.type')}
					hideLabel
					value={params.type ?? ALL}
					options={optionsOf(t('listing.type.all'), ANIME_FORMATS, (format) => shared(`format.${format}`))}
					onSelect={(value) => onChange({ type: ANIME_FORMATS.find((format) => format === value) })}
				/>
			)}
			{controls.includes('status') && (
				<Select
					label={t('listing.status')}
					hideLabel
					value={params.status ?? ALL}
					options={optionsOf(t('listing.status.all'), STATUSES, (status) => shared(`status.${status}`))}
					onSelect={(value) => onChange({ status: STATUSES.find((status) => status === value) })}
				/>
			)}
			{controls.includes('season') && (seasons.length > 0 || facets === NO_FACETS) && (
				<Select
					label={t('listing.season')}
					hideLabel
					value={params.season ?? ALL}
					options={optionsOf(t('listing.season.all'), seasons, (season) => t(`listing.season.${season}`))}
					onSelect={(value) => onChange({ season: seasons.find((season) => season === value) })}
				/>
			)}
			{controls.includes('year') && (
				<Select
					label={t('listing.year')}
					hideLabel
					value={String(params.year ?? ALL)}
					options={optionsOf(t('listing.year.all'), yearOptions.map(String), (year) => year)}
					onSelect={(value) => onChange({ year: yearOptions.find((year) => String(year) === value) })}
				/>
			)}
			<WatchFilters {...props} />
		</>
	)
}
