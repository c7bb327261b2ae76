import type { SeasonSort, StudioSort } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { from } from 'shared-ui'
import { Select } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { entityTranslations } from './entityTranslations.ts'

const Room = styled.div`
	flex: 1 1 10rem;
	${from.phone} { flex: 0 1 14rem; margin-inline-start: auto; }
`

interface SortSelectProps<Sort> {
	sorts: readonly Sort[]
	value: Sort
	onSelect: (sort: Sort) => void
}

/** The order of a list of titles, at the end of a line. */
export function SortSelect<Sort extends SeasonSort | StudioSort>({ sorts, value, onSelect }: SortSelectProps<Sort>) {
	const t = useTranslations(entityTranslations)
	const options = sorts.map((sort) => ({ value: sort, label: t(`entity.sort.${sort}`) }))
	return (
		<Room>
			<Select label={t('entity.sort')} hideLabel {...{ options, value, onSelect }} />
		</Room>
	)
}
