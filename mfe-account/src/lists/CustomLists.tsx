import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { announce } from 'shared-composition'
import type { CustomList } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { Button, EmptyState, PlusIcon, Section } from 'shared-ui'
import { announceUndoable } from '../entry/announceUndoable.ts'
import { SortableGrid } from '../sortable/SortableGrid.tsx'
import { words } from '../words.ts'
import { CustomListCard } from './CustomListCard.tsx'
import { CustomListDialog } from './CustomListDialog.tsx'
import { ListForm } from './ListForm.tsx'
import type { ShelfStore } from './shelfStore.ts'

type Open = { what: 'create' } | { what: 'edit' | 'look'; list: CustomList }

/** The lists that a member made: cards that open, are changed, put in order and deleted. */
export function CustomLists({ store }: { store: ShelfStore }) {
	const t = useWords(words)
	const lists = useStore(store.$lists)
	const [open, setOpen] = useState<Open>()
	const close = () => setOpen(undefined)

	async function remove(list: CustomList) {
		announceUndoable(await store.remove(list), t('lists.deleted'), async () =>
			announce(await store.restore(list), t('lists.restored')),
		)
	}

	async function move(list: CustomList, before: CustomList | undefined) {
		const outcome = await store.move(list, before)
		if (outcome.state !== 'done') announce(outcome, t('sort.saved'))
	}

	const createButton = (
		<Button variant="primary" onClick={() => setOpen({ what: 'create' })}>
			<PlusIcon size={18} />
			{t('lists.create')}
		</Button>
	)

	return (
		<Section title={t('lists.custom')} actions={lists.length > 0 && createButton}>
			{lists.length === 0 ? (
				<EmptyState title={t('lists.none')} text={t('lists.none.text')} action={createButton} />
			) : (
				<SortableGrid
					label={t('lists.custom')}
					things={lists}
					keyOf={({ id }) => id}
					nameOf={({ title }) => title}
					columnMin="15rem"
					handleLabel={(name) => t('sort.handle', { name })}
					movedText={(name, place) => t('sort.moved', { name, place })}
					onMove={(list, before) => void move(list, before)}
					render={(list, handle) => (
						<CustomListCard
							list={list}
							handle={handle}
							onOpen={() => setOpen({ what: 'look', list })}
							onEdit={() => setOpen({ what: 'edit', list })}
							onDelete={() => void remove(list)}
						/>
					)}
				/>
			)}
			{open?.what === 'create' && <ListForm onClose={close} onSave={store.create} />}
			{open?.what === 'edit' && (
				<ListForm list={open.list} onClose={close} onSave={(writing) => store.edit(open.list, writing)} />
			)}
			{open?.what === 'look' && <CustomListDialog list={open.list} onClose={close} onChange={store.refresh} />}
		</Section>
	)
}
