import type { SectionOrder } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Select } from 'shared-ui/controls'
import { titleTranslations } from '../title/titleTranslations.ts'
import { lineRanges } from './sectionLines.ts'

interface RangeSelectProps {
	total: number
	order: SectionOrder
	/** Starts at 1. */
	range: number
	onChoose: (range: number) => void
}

/** Selects the lines of a long season or volume; renders nothing if there is only one. */
export function RangeSelect({ total, order, range, onChoose }: RangeSelectProps) {
	const t = useTranslations(titleTranslations)
	const formats = useFormats()
	const ranges = lineRanges(total, order)
	if (ranges.length < 2) return null
	return (
		<Select
			label={t('title.section.part')}
			hideLabel
			value={String(range)}
			onSelect={(value) => onChoose(Number(value))}
			options={ranges.map(({ range, first, last }) => ({
				value: String(range),
				label: `${formats.number(first)} – ${formats.number(last)}`,
			}))}
		/>
	)
}
