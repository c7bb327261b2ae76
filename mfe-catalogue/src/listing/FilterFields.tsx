import { useStore } from '@nanostores/react'
import { useDeferredValue } from 'react'
import { ANIME_FORMATS, type Kind, STATUSES } from 'shared-contract'
import { common, useWords } from 'shared-i18n'
import { Select } from 'shared-ui/controls'
import { words } from '../words.ts'
import type { Choice } from './choice.ts'
import { $facets } from './facets.ts'
import type { ListingSettings } from './settings.ts'

/** Stands for "does not restrict" in a list of options. */
const ALL = 'all'

export interface FieldsProps {
	settings: ListingSettings
	kind: Kind
	choice: Choice
	onChange: (change: Partial<Choice>) => void
}

/** Type, status, year and season, as far as a list has them. */
export function FilterFields({ settings: { controls }, kind, choice, onChange }: FieldsProps) {
	const t = useWords(words)
	const shared = useWords(common)
	const { years, seasons } = useStore($facets[kind])
	const one = <Value extends string>(name: string, values: readonly Value[], label: (value: Value) => string) => [
		{ value: ALL, label: name },
		...values.map((value) => ({ value, label: label(value) })),
	]
	// What an address asks for is an option even where there is nothing of it.
	const all = choice.year && !years.includes(choice.year) ? [choice.year, ...years] : years
	// A hundred years that nobody sees before the list is opened do not hold up the first paint.
	const offered = useDeferredValue(all, choice.year ? [choice.year] : [])
	const seasonOptions = choice.season && !seasons.includes(choice.season) ? [choice.season, ...seasons] : seasons

	return (
		<>
			{controls.includes('type') && (
				<Select
					label={t('listing.type')}
					hideLabel
					value={choice.type ?? ALL}
					options={one(t('listing.type.all'), ANIME_FORMATS, (format) => shared(`format.${format}`))}
					onSelect={(value) => onChange({ type: ANIME_FORMATS.find((format) => format === value) })}
				/>
			)}
			{controls.includes('status') && (
				<Select
					label={t('listing.status')}
					hideLabel
					value={choice.status ?? ALL}
					options={one(t('listing.status.all'), STATUSES, (status) => shared(`status.${status}`))}
					onSelect={(value) => onChange({ status: STATUSES.find((status) => status === value) })}
				/>
			)}
			{controls.includes('season') && seasonOptions.length > 0 && (
				<Select
					label={t('listing.season')}
					hideLabel
					value={choice.season ?? ALL}
					options={one(t('listing.season.all'), seasonOptions, (season) => t(`listing.season.${season}`))}
					onSelect={(value) => onChange({ season: seasonOptions.find((season) => season === value) })}
				/>
			)}
			{controls.includes('year') && (
				<Select
					label={t('listing.year')}
					hideLabel
					value={String(choice.year ?? ALL)}
					options={one(t('listing.year.all'), offered.map(String), (year) => year)}
					onSelect={(value) => onChange({ year: offered.find((year) => String(year) === value) })}
				/>
			)}
		</>
	)
}
