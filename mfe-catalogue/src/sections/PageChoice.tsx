import type { SectionOrder } from 'shared-contract'
import { useFormats, useWords } from 'shared-i18n'
import { Select } from 'shared-ui/controls'
import { words } from '../words.ts'
import { pageRanges } from './sectionLines.ts'

interface PageChoiceProps {
	total: number
	order: SectionOrder
	/** From 1. */
	page: number
	onChoose: (page: number) => void
}

/** Which part of a long season or volume is shown; nothing where it is short. */
export function PageChoice({ total, order, page, onChoose }: PageChoiceProps) {
	const t = useWords(words)
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
