import { GENRES, HOURS_LEFT, type Kind } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { ChipButton } from 'shared-ui'
import { Select } from 'shared-ui/controls'
import { listTranslations } from '../listTranslations.ts'
import { formatsOf, type ListView } from './listView.ts'
import { optionsOf } from './optionsOf.ts'
import { ServiceChoice } from './ServiceChoice.tsx'

export interface ListFiltersProps {
	kind: Kind
	view: ListView
	/** The tags of the list. */
	tags: readonly string[]
	onChange: (view: Partial<ListView>) => void
}

/** The filters of a list beside the text. */
export default function ListFilters({ kind, view, tags, onChange }: ListFiltersProps) {
	const t = useTranslations(listTranslations)
	const shared = useTranslations(common)
	return (
		<>
			<Select
				label={t('listTabs.sort.format')}
				hideLabel
				options={optionsOf(['', ...formatsOf(kind)], (format) =>
					format ? shared(`format.${format}`) : t('listTabs.format.all'),
				)}
				value={view.format ?? ''}
				onSelect={(format) => onChange({ format: format || undefined })}
			/>
			<Select
				label={t('listTabs.genre')}
				hideLabel
				options={optionsOf(['', ...GENRES], (genre) => (genre ? shared(`genre.${genre}`) : t('listTabs.genre.all')))}
				value={view.genre ?? ''}
				onSelect={(genre) => onChange({ genre: genre || undefined })}
			/>
			{(tags.length > 0 || view.tag) && (
				<Select
					label={t('listTabs.tag')}
					hideLabel
					options={optionsOf([...new Set(['', ...tags, ...(view.tag ? [view.tag] : [])])], (tag) =>
						tag ? `#${tag}` : t('listTabs.tag.all'),
					)}
					value={view.tag ?? ''}
					onSelect={(tag) => onChange({ tag: tag || undefined })}
				/>
			)}
			{kind === 'anime' && (
				<>
					<Select
						label={t('listTabs.hours')}
						hideLabel
						options={optionsOf(['', ...HOURS_LEFT], (hours) =>
							hours ? t('listTabs.hours.most', { hours }) : t('listTabs.hours.all'),
						)}
						value={view.hours ?? ''}
						onSelect={(hours) => onChange({ hours: hours || undefined })}
					/>
					<ServiceChoice chosen={view.service} onChange={(service) => onChange({ service })} />
				</>
			)}
			<ChipButton
				pressed={view.unrated}
				onClick={() => onChange(view.unrated ? { unrated: false } : { unrated: true, status: 'completed' })}
			>
				{t('listTabs.unrated')}
			</ChipButton>
		</>
	)
}
