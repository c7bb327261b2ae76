import { useStore } from '@nanostores/react'
import { RANGES, type RangeFilter, tagName } from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import { ChipButton, ChipRow, CloseIcon, Stack, space } from 'shared-ui'
import { Select, TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import type { FilterFieldsProps } from './filterProps.ts'
import { $filterTags } from './filterTags.ts'
import { listingTranslations } from './listingTranslations.ts'
import { rangeWord } from './rangeWord.ts'

/** The greatest value that each range may name, and the step between values. */
const LIMITS = { score: { max: 10, step: 0.1 }, episodes: { max: 9999, step: 1 }, minutes: { max: 999, step: 1 } }

const Bounds = styled.fieldset`
	display: grid;
	grid-template-columns: 1fr 1fr;
	gap: ${space[3]};
	margin: 0;
	padding: 0;
	border: 0;
	legend { padding: 0 0 ${space[2]}; font-weight: 600; }
`

/** The least and the greatest score, number of parts and length, and the tags that titles must have. */
export function MoreFilters({ kind, params, onChange }: FilterFieldsProps) {
	const t = useTranslations(listingTranslations)
	const locale = useLocale()
	const { items } = useStore($filterTags[kind])
	const nameOf = (name: string) => tagName(items.find((tag) => tag.name === name) ?? { name }, locale)
	const names = new Intl.Collator(locale)
	const choices = items
		.filter(({ name }) => !params.tags.includes(name))
		.map(({ name }) => ({ value: name, label: nameOf(name) }))
		.toSorted((one, other) => names.compare(one.label, other.label))
	return (
		<>
			{RANGES.filter((range) => range !== 'minutes' || kind === 'anime').map((range) => (
				<RangeField
					key={range}
					range={range}
					label={t(`filters.${rangeWord(range, kind)}`)}
					value={params[range]}
					onValue={(value) => onChange({ [range]: value })}
				/>
			))}
			{(items.length > 0 || params.tags.length > 0) && (
				<Stack $gap={3}>
					<Select
						label={t('filters.tags')}
						value=""
						options={[{ value: '', label: t('filters.tags.add') }, ...choices]}
						onSelect={(tag) => tag && onChange({ tags: [...params.tags, tag] })}
					/>
					<ChipRow role="group" aria-label={t('filters.tags')}>
						{params.tags.map((tag) => (
							<ChipButton
								key={tag}
								pressed
								onClick={() => onChange({ tags: params.tags.filter((each) => each !== tag) })}
							>
								{nameOf(tag)}
								<CloseIcon size={12} />
							</ChipButton>
						))}
					</ChipRow>
				</Stack>
			)}
		</>
	)
}

interface RangeFieldProps {
	range: RangeFilter
	label: string
	value: string
	onValue: (value: string) => void
}

function RangeField({ range, label, value, onValue }: RangeFieldProps) {
	const t = useTranslations(listingTranslations)
	const [least = '', most = ''] = value.split('-')
	const isNothing = most !== '' && Number(least) > Number(most)
	const set = (from: string, to: string) => onValue(from || to ? `${from}-${to}` : '')
	const input = { type: 'number', inputMode: 'decimal', min: 0, ...LIMITS[range] } as const
	return (
		<Bounds>
			<legend>{label}</legend>
			<TextField
				{...input}
				label={t('filters.from')}
				value={least}
				onChange={({ target }) => target.validity.valid && set(target.value, most)}
			/>
			<TextField
				{...input}
				label={t('filters.to')}
				value={most}
				error={isNothing ? t('filters.to.tooSmall') : undefined}
				onChange={({ target }) => target.validity.valid && set(least, target.value)}
			/>
		</Bounds>
	)
}
