import { useState } from 'react'
import { common, useTranslations } from 'shared-i18n'
import { Button, Cluster, color, Meta, Stack, safe, space } from 'shared-ui'
import { Drawer } from 'shared-ui/windows'
import { styled } from 'styled-components'
import { AdultFilter } from '../../shared/adult/AdultFilter.tsx'
import { NO_FILTERS } from './activeFilters.ts'
import { FilterFields } from './FilterFields.tsx'
import type { FilterFieldsProps } from './filterProps.ts'
import { GenreChips } from './GenreChips.tsx'
import { HideMine } from './HideMine.tsx'
import { listingTranslations } from './listingTranslations.ts'
import { MoreFilters } from './MoreFilters.tsx'

const Footer = styled.div`
	position: sticky;
	bottom: 0;
	display: grid;
	grid-template-columns: 1fr 1fr;
	gap: ${space[2]};
	margin: auto calc(-1 * ${space[4]}) calc(-1 * max(${space[6]}, ${safe.bottom}));
	padding: ${space[3]} ${space[4]} max(${space[3]}, ${safe.bottom});
	border-top: 1px solid ${color.line};
	background: ${color.surface};
`

interface FilterDrawerProps extends FilterFieldsProps {
	open: boolean
	onClose: () => void
}

/** All filters. Changes are a draft until they are applied. */
export function FilterDrawer({ open, onClose, ...fields }: FilterDrawerProps) {
	const t = useTranslations(listingTranslations)
	const shared = useTranslations(common)
	return (
		<Drawer open={open} onClose={onClose} side="right" label={t('listing.filters')} closeLabel={shared('action.close')}>
			<DrawerForm onClose={onClose} {...fields} />
		</Drawer>
	)
}

function DrawerForm({ onClose, params, onChange, ...fields }: Omit<FilterDrawerProps, 'open'>) {
	const t = useTranslations(listingTranslations)
	const [draft, setDraft] = useState(params)
	const edit: FilterFieldsProps['onChange'] = (change) => setDraft({ ...draft, ...change })
	return (
		<>
			<Stack $gap={4}>
				<h2>{t('listing.filters')}</h2>
				<FilterFields {...fields} params={draft} onChange={edit} />
				<Stack $gap={3}>
					<h3>{t('listing.genres')}</h3>
					<Meta>{t('listing.genres.hint')}</Meta>
					<GenreChips {...fields} params={draft} onChange={edit} />
				</Stack>
				{fields.settings.controls.includes('more') && <MoreFilters {...fields} params={draft} onChange={edit} />}
				<Cluster>
					<HideMine {...fields} params={draft} onChange={edit} />
					{fields.settings.controls.includes('adult') && (
						<AdultFilter pressed={draft.adult} onChange={(adult) => edit({ adult })} />
					)}
				</Cluster>
			</Stack>
			<Footer>
				<Button onClick={() => edit(NO_FILTERS)}>{t('listing.clear')}</Button>
				<Button
					variant="primary"
					onClick={() => {
						const { q: _, sort: __, page: ___, ...filters } = draft
						onChange(filters)
						onClose()
					}}
				>
					{t('listing.apply')}
				</Button>
			</Footer>
		</>
	)
}
