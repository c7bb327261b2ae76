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
import { keptList } from './keptList.ts'
import { ListForm } from './ListForm.tsx'
import type { ShelfStore } from './shelfStore.ts'

type Open = { what: 'create' } | { what: 'edit' | 'look'; list: CustomList }

/** The lists that a member made: cards that open, are changed, put in order and deleted. */
export function CustomLists({ store }: { store: ShelfStore }) {
	const t = useWords(words)
	const lists = useStore(store.$lists)
	const [open, setOpen] = useState<Open | undefined>(() => openedBefore(lists))
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
				<EditForm list={lists.find(({ id }) => id === open.list.id) ?? open.list} onClose={close} store={store} />
			)}
			{open?.what === 'look' && <CustomListDialog list={open.list} onClose={close} onChange={store.refresh} />}
		</Section>
	)
}

/** The form of a list as it stands by now: another tab may have changed it while it was open. */
function EditForm({ list, store, onClose }: { list: CustomList; store: ShelfStore; onClose: () => void }) {
	return <ListForm list={list} onClose={onClose} onSave={(writing) => store.edit(list, writing)} />
}

/** What was open before its owner had to sign in. */
function openedBefore(lists: readonly CustomList[]): Open | undefined {
	const kept = keptList.kept()
	if (!kept) return undefined
	if (kept.id === null) return { what: 'create' }
	const list = lists.find(({ id }) => id === kept.id)
	return list && { what: 'edit', list }
}
