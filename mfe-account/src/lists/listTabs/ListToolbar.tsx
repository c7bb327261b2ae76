import { useStore } from '@nanostores/react'
import debounce from 'debounce'
import { useState } from 'react'
import { deferred } from 'shared-composition'
import { type Kind, LISTING_DEBOUNCE_MS, SEARCH_QUERY_MAX_LENGTH } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Button, CheckIcon, Count, from, IconButton, Popover, SearchIcon, SettingsIcon } from 'shared-ui'
import { Select, Switch, TextField } from 'shared-ui/controls'
import { FilterIcon } from 'shared-ui/parts'
import { styled } from 'styled-components'
import { listTranslations } from '../listTranslations.ts'
import { adding, type ChangeSelection, type Selected } from '../selection/selected.ts'
import type { ListFiltersProps } from './ListFilters.tsx'
import {
	$listColumns,
	$listLayout,
	chooseColumns,
	chooseLayout,
	columnsOf,
	LIST_LAYOUTS,
	type ListColumn,
} from './listLayout.ts'
import { filterCount, sortKey, sortsOf } from './listView.ts'
import { optionsOf } from './optionsOf.ts'

const ListFilters = deferred(() =>
	import(/* webpackChunkName: "list-filters" */ './ListFilters.tsx').then((chunk) => chunk.default),
)

const Row = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: flex-start;
	gap: 8px;
	margin-bottom: 12px;
	> :first-child { flex: 1 1 10rem; min-width: 10rem; }
`
const Unfolded = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: 8px;
	width: 100%;
	> div:has(select) { flex: 1 1 9rem; width: auto; max-width: 16rem; }
`
/** The order and the layout. */
const Arrangement = styled(Unfolded)<{ $isOpen: boolean }>`
	display: ${(p) => (p.$isOpen ? 'flex' : 'none')};
	${from.wide} { display: flex; flex: none; flex-wrap: nowrap; width: auto; > div:has(select) { width: 12rem; } }
`

// Narrow screens show lines without columns.
const Place = styled.div`
	display: none;
	${from.wide} { display: block; }
`
const Choice = styled.div`
	padding: 8px 16px;
`

interface ListToolbarProps extends ListFiltersProps {
	/** False for readers other than the owner. */
	selection: false | { selected: Selected | undefined; select: ChangeSelection }
}

/** The text filter, order, filters and layout of a list. The filters unfold, and on narrow screens the order and the layout with them. */
export function ListToolbar({ selection, ...props }: ListToolbarProps) {
	const { kind, view, onChange } = props
	const t = useTranslations(listTranslations)
	const layout = useStore($listLayout)
	const [typed, setTyped] = useState(view.q)
	const [isOpen, setOpen] = useState(false)
	const [filterDebounced] = useState(() => debounce((filter: () => void) => filter(), LISTING_DEBOUNCE_MS))
	const filters = filterCount(view)

	function type(q: string) {
		setTyped(q)
		filterDebounced(() => onChange({ q }))
	}

	return (
		<Row>
			<TextField
				type="search"
				label={t('listTabs.filter')}
				hideLabel
				placeholder={t('listTabs.filter')}
				maxLength={SEARCH_QUERY_MAX_LENGTH}
				start={<SearchIcon size={18} />}
				value={typed}
				onChange={(event) => type(event.target.value)}
			/>
			<Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
				<FilterIcon size={18} />
				{t('listTabs.filters')}
				{filters > 0 && <Count>{filters}</Count>}
			</Button>
			{selection && (
				<IconButton
					label={t('listTabs.select')}
					icon={<CheckIcon size={18} />}
					filled
					aria-pressed={selection.selected !== undefined}
					onClick={() => selection.select((selected) => (selected ? undefined : adding([])()))}
				/>
			)}
			<Arrangement $isOpen={isOpen}>
				<Select
					label={t('listTabs.sort')}
					hideLabel
					options={optionsOf(sortsOf(kind), (sort) => t(sortKey(kind, sort)))}
					value={view.sort}
					onSelect={(sort) => onChange({ sort })}
				/>
				<Select
					label={t('listTabs.layout')}
					hideLabel
					options={optionsOf(LIST_LAYOUTS, (layout) => t(`listTabs.layout.${layout}`))}
					value={layout}
					onSelect={chooseLayout}
				/>
				{layout === 'table' && <ColumnChoice kind={kind} />}
			</Arrangement>
			{isOpen && (
				<Unfolded>
					<ListFilters {...props} />
				</Unfolded>
			)}
		</Row>
	)
}

/** The choice of the columns that a table shows. */
function ColumnChoice({ kind }: { kind: Kind }) {
	const t = useTranslations(listTranslations)
	const chosen = useStore($listColumns)
	const choose = (column: ListColumn, isShown: boolean) =>
		chooseColumns(isShown ? [...chosen, column] : chosen.filter((each) => each !== column))
	return (
		<Place>
			<Popover
				label={t('listTabs.columns')}
				button={(trigger) => (
					<IconButton label={t('listTabs.columns')} icon={<SettingsIcon size={18} />} filled {...trigger} />
				)}
			>
				<Choice>
					{columnsOf(kind).map((column) => (
						<Switch
							key={column}
							label={t(sortKey(kind, column))}
							checked={chosen.includes(column)}
							onChange={(isShown) => choose(column, isShown)}
						/>
					))}
				</Choice>
			</Popover>
		</Place>
	)
}
