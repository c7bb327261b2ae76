import type { SectionOrder } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Select } from 'shared-ui/controls'
import { titleTranslations } from '../title/titleTranslations.ts'
import { pageRanges } from './sectionLines.ts'

interface PageSelectProps {
	total: number
	order: SectionOrder
	/** Starts at 1. */
	page: number
	onChoose: (page: number) => void
}

/** Selects the page of a long season or volume; renders nothing if there is only one. */
export function PageSelect({ total, order, page, onChoose }: PageSelectProps) {
	const t = useTranslations(titleTranslations)
	const formats = useFormats()
	const ranges = pageRanges(total, order)
	if (ranges.length < 2) return null
	return (
		<Select
			label={t('title.section.part')}
			hideLabel
			value={String(page)}
			onSelect={(value) => onChoose(Number(value))}
			options={ranges.map(({ page, first, last }) => ({
				value: String(page),
				label: `${formats.number(first)} – ${formats.number(last)}`,
			}))}
		/>
	)
}
