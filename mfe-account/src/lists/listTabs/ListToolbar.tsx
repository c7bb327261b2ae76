import { useStore } from '@nanostores/react'
import debounce from 'debounce'
import { useState } from 'react'
import { LIST_SORTS, LISTING_DEBOUNCE_MS, SEARCH_QUERY_MAX_LENGTH } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { SearchIcon } from 'shared-ui'
import { Select, TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { listTranslations } from '../listTranslations.ts'
import { $listDensity, chooseDensity, LIST_DENSITIES } from './listDensity.ts'
import type { ListView } from './titleListState.ts'

const Row = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: 12px;
	> :first-child { flex: 1 1 14rem; max-width: 24rem; margin-inline-end: auto; min-width: min(14rem, 100%); }
	> :not(:first-child) { flex: 0 1 12rem; min-width: min(9rem, 100%); }
	margin-bottom: 20px;
`

/** The text filter, the order and the density of a list. */
export function ListToolbar({ view, onChange }: { view: ListView; onChange: (view: Partial<ListView>) => void }) {
	const t = useTranslations(listTranslations)
	const density = useStore($listDensity)
	const [typed, setTyped] = useState(view.q)
	const [filterDebounced] = useState(() => debounce((filter: () => void) => filter(), LISTING_DEBOUNCE_MS))

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
			<Select
				label={t('listTabs.sort')}
				hideLabel
				options={LIST_SORTS.map((value) => ({ value, label: t(`listTabs.sort.${value}`) }))}
				value={view.sort}
				onSelect={(sort) => onChange({ sort })}
			/>
			<Select
				label={t('listTabs.density')}
				hideLabel
				options={LIST_DENSITIES.map((value) => ({ value, label: t(`listTabs.density.${value}`) }))}
				value={density}
				onSelect={chooseDensity}
			/>
		</Row>
	)
}
