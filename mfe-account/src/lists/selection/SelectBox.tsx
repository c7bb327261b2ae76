import type { ListEntry } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import { color } from 'shared-ui'
import { styled } from 'styled-components'
import { listTranslations } from '../listTranslations.ts'
import { type ChangeSelection, toggling } from './selected.ts'

const Box = styled.label`
	display: grid;
	place-items: center;
	width: 44px;
	height: 44px;
	margin-inline-start: auto;
	cursor: pointer;
	input { width: 22px; height: 22px; margin: 0; accent-color: ${color.live}; cursor: inherit; }
`

interface SelectBoxProps {
	entry: ListEntry
	isSelected: boolean
	select: ChangeSelection
	tabIndex?: number | undefined
}

/** The checkbox that selects an entry, in place of its buttons. */
export function SelectBox({ entry: { title }, isSelected, select, tabIndex }: SelectBoxProps) {
	const t = useTranslations(listTranslations)
	const label = t('entry.select', { name: useTitleName()(title) })
	const toggle = () => select(toggling(title.id))
	return (
		<Box>
			<input type="checkbox" aria-label={label} tabIndex={tabIndex} checked={isSelected} onChange={toggle} />
		</Box>
	)
}
