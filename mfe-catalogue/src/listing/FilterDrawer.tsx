import { useState } from 'react'
import { common, useWords } from 'shared-i18n'
import { Button, Cluster, color, Meta, Stack, space } from 'shared-ui'
import { Drawer } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { words } from '../words.ts'
import { LIFT_ALL } from './activeFilters.ts'
import { type FieldsProps, FilterFields } from './FilterFields.tsx'
import { GenreChips } from './GenreChips.tsx'
import { HideMine } from './HideMine.tsx'

const Bar = styled.div`
	position: sticky;
	bottom: 0;
	display: grid;
	grid-template-columns: 1fr 1fr;
	gap: ${space[2]};
	margin: auto calc(-1 * ${space[4]}) calc(-1 * ${space[6]});
	padding: ${space[3]} ${space[4]};
	border-top: 1px solid ${color.line};
	background: ${color.surface};
`

interface FilterDrawerProps extends FieldsProps {
	open: boolean
	onClose: () => void
}

/** The filters where there is no room beside the list: nothing changes before they are applied. */
export function FilterDrawer({ open, onClose, ...fields }: FilterDrawerProps) {
	const t = useWords(words)
	const shared = useWords(common)
	return (
		<Drawer open={open} onClose={onClose} side="right" label={t('listing.filters')} closeLabel={shared('action.close')}>
			<Draft onClose={onClose} {...fields} />
		</Drawer>
	)
}

function Draft({ onClose, choice, onChange, ...fields }: Omit<FilterDrawerProps, 'open'>) {
	const t = useWords(words)
	const [draft, setDraft] = useState(choice)
	const edit: FieldsProps['onChange'] = (change) => setDraft({ ...draft, ...change })
	return (
		<>
			<Stack $gap={4}>
				<h2>{t('listing.filters')}</h2>
				<FilterFields {...fields} choice={draft} onChange={edit} />
				<Stack $gap={3}>
					<h3>{t('listing.genres')}</h3>
					<Meta>{t('listing.genres.hint')}</Meta>
					<GenreChips {...fields} choice={draft} onChange={edit} />
				</Stack>
				<Cluster>
					<HideMine {...fields} choice={draft} onChange={edit} />
				</Cluster>
			</Stack>
			<Bar>
				<Button onClick={() => edit(LIFT_ALL)}>{t('listing.clear')}</Button>
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
			</Bar>
		</>
	)
}
