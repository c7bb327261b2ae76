import { memo, useLayoutEffect, useState } from 'react'
import type { Sort } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { Button, Count, FilterIcon, from, Stack, space } from 'shared-ui'
import { Select } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { words } from '../words.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { activeFilters } from './activeFilters.ts'
import type { Choice } from './choice.ts'
import { FilterDrawer } from './FilterDrawer.tsx'
import { type FieldsProps, FilterFields } from './FilterFields.tsx'
import { GenreChips } from './GenreChips.tsx'
import { SORT_CHOICES } from './settings.ts'
import { TextFilter } from './TextFilter.tsx'

/** Stands in the drawer where there is no room for it. */
export const WhereWide = styled.div`
	display: none;
	${from.desktop} { display: contents; }
`
const Bar = styled.div`
	display: grid;
	grid-template-columns: auto minmax(0, 1fr);
	gap: ${space[3]};
	> :first-child { grid-column: 1 / -1; }
	${from.desktop} {
		display: flex;
		flex-wrap: wrap;
		> *, ${WhereWide} > * { flex: 1 1 11rem; }
		> :first-child { flex-basis: 100%; }
	}
	${from.full} {
		flex-wrap: nowrap;
		> *, ${WhereWide} > * { flex-basis: 0; }
		> :first-child { flex: 1.6 1 0; }
	}
`
const WhereNarrow = styled.div`
	${from.desktop} { display: none; }
`

interface FilterBarProps extends Omit<FieldsProps, 'onChange'> {
	onChange: (change: Partial<Choice>, how?: { typed?: boolean }) => void
}

/**
 * Everything that restricts and orders a list: side by side where there is room, otherwise behind a button. It is rendered
 * again for another choice, not for each step of a navigation.
 */
export const FilterBar = memo(function FilterBar({ onChange, ...props }: FilterBarProps) {
	const t = useWords(words)
	const { choice } = props
	const [isOpen, setOpen] = useState(false)
	// The bar is kept when its list is left; the drawer is not open when it comes back.
	useLayoutEffect(() => () => setOpen(false), [])
	const active = activeFilters(choice)
	const fields = { ...props, onChange: (change: Partial<Choice>) => onChange(change) }

	return (
		<Stack role="search" $gap={3} aria-label={t('listing.filters')}>
			<Bar>
				<TextFilter sent={choice.q} onText={(q) => onChange({ q }, { typed: true })} />
				<WhereNarrow>
					<Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
						<FilterIcon size={18} />
						{t('listing.filters')}
						{active.length > 0 && <Count $live>{active.length}</Count>}
					</Button>
				</WhereNarrow>
				<WhereWide>
					<FilterFields {...fields} />
				</WhereWide>
				<Select<Sort>
					label={t('listing.sort')}
					hideLabel
					value={choice.sort}
					options={SORT_CHOICES.map((sort) => ({ value: sort, label: t(`listing.sort.${sort}`) }))}
					onSelect={(sort) => onChange({ sort })}
				/>
			</Bar>
			<WhereWide>
				<GenreChips {...fields} />
			</WhereWide>
			<WhereNarrow>
				<ActiveFilters active={active} onChange={fields.onChange} />
			</WhereNarrow>
			<FilterDrawer open={isOpen} onClose={() => setOpen(false)} {...fields} />
		</Stack>
	)
})
