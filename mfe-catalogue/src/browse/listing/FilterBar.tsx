import { memo, useState } from 'react'
import { deferred } from 'shared-composition'
import type { Sort } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Button, Count, from, Skeleton, Stack, space } from 'shared-ui'
import { Select } from 'shared-ui/controls'
import { FilterIcon } from 'shared-ui/parts'
import { styled } from 'styled-components'
import { activeFilters } from './activeFilters.ts'
import { FilterFields } from './FilterFields.tsx'
import type { FilterFieldsProps } from './filterProps.ts'
import { GenreChips } from './GenreChips.tsx'
import type { ListingParams } from './listingParams.ts'
import { listingTranslations } from './listingTranslations.ts'
import { type ListingScreen, SORT_ORDERS } from './settings.ts'
import { TextFilter } from './TextFilter.tsx'

const ActiveFilters = deferred(
	() => import(/* webpackChunkName: "active-filters" */ './ActiveFilters.tsx').then((chunk) => chunk.ActiveFilters),
	{ skeleton: <Skeleton $height="var(--control-sm)" $width="12rem" /> },
)
const FilterDrawer = deferred(() =>
	import(/* webpackChunkName: "filter-drawer" */ './FilterDrawer.tsx').then((chunk) => chunk.FilterDrawer),
)

/** Visible on desktops only; on narrow screens the drawer has these controls. */
export const DesktopOnly = styled.div`
	display: none;
	${from.desktop} { display: contents; }
`
const Bar = styled.div`
	display: grid;
	grid-template-columns: auto minmax(0, 1fr);
	gap: ${space[3]};
	> :first-child { grid-column: 1 / -1; }
	${from.desktop} {
		grid-template-columns: minmax(0, 1fr) auto 14rem;
		> :first-child { grid-column: auto; }
	}
`
/** The selects of all filters, in a row of their own. */
const Fields = styled.div`
	display: none;
	${from.desktop} {
		display: flex;
		flex-wrap: wrap;
		gap: ${space[3]};
		grid-column: 1 / -1;
		> * { flex: 1 1 15rem; }
	}
	${from.full} {
		flex-wrap: nowrap;
		> * { flex-basis: auto; min-width: 0; }
	}
`

interface FilterBarProps extends Omit<FilterFieldsProps, 'onChange'> {
	onChange: (change: Partial<ListingParams>, how?: { typed?: boolean }) => void
}

/**
 * The controls that filter and sort a list: the usual ones side by side on desktops, all of them behind a button. Memoised, so that
 * only other parameters render it again, not each step of a navigation.
 */
export const FilterBar = memo(function FilterBar({ onChange, ...props }: FilterBarProps) {
	const t = useTranslations(listingTranslations)
	const { params } = props
	const { screen } = props.settings
	// The list whose drawer is open. The filters stay mounted on the way to another list, where it is closed.
	const [opened, setOpened] = useState<ListingScreen>()
	if (opened !== undefined && opened !== screen) setOpened(undefined)
	const active = activeFilters(params)
	const fields = { ...props, onChange: (change: Partial<ListingParams>) => onChange(change) }

	return (
		<Stack role="search" $gap={3} aria-label={t('listing.filters')}>
			<Bar>
				<TextFilter appliedText={params.q} onText={(q) => onChange({ q }, { typed: true })} />
				<Button aria-haspopup="dialog" onClick={() => setOpened(screen)}>
					<FilterIcon size={18} />
					{t('listing.filters')}
					{active.length > 0 && <Count $live>{active.length}</Count>}
				</Button>
				<Select<Sort>
					label={t('listing.sort')}
					hideLabel
					value={params.sort}
					options={SORT_ORDERS.map((sort) => ({ value: sort, label: t(`listing.sort.${sort}`) }))}
					onSelect={(sort) => onChange({ sort })}
				/>
				<Fields>
					<FilterFields {...fields} />
				</Fields>
			</Bar>
			<DesktopOnly>
				<GenreChips {...fields} />
			</DesktopOnly>
			{active.length > 0 && <ActiveFilters active={active} kind={props.kind} onChange={fields.onChange} />}
			{opened === screen && <FilterDrawer open onClose={() => setOpened(undefined)} {...fields} />}
		</Stack>
	)
})
