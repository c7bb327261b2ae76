import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { deferred, showOutcome } from 'shared-composition'
import type { CustomList } from 'shared-contract'
import { loadTranslations, useTranslations } from 'shared-i18n'
import { Button, EmptyState, PlusIcon, Section, Stack } from 'shared-ui'
import { CustomListCard } from './CustomListCard.tsx'
import { showUndoableOutcome } from './entry/showUndoableOutcome.ts'
import { interruptedList } from './interruptedList.ts'
import { createListCollection, type ListCollectionStore } from './listCollectionStore.ts'
import { listTranslations } from './listTranslations.ts'
import { sharedListTranslations } from './shared/sharedListTranslations.ts'
import { SortableGrid } from './sortable/SortableGrid.tsx'

const CustomListDialog = deferred(() =>
	Promise.all([
		import(/* webpackChunkName: "custom-list" */ './CustomListDialog.tsx'),
		loadTranslations(sharedListTranslations),
	]).then(([chunk]) => chunk.CustomListDialog),
)
const SharedLists = deferred(() =>
	Promise.all([
		import(/* webpackChunkName: "custom-list" */ './shared/SharedLists.tsx'),
		loadTranslations(sharedListTranslations),
	]).then(([chunk]) => chunk.SharedLists),
)
const CustomListForm = deferred(() =>
	import(/* webpackChunkName: "list-form" */ './CustomListForm.tsx').then((chunk) => chunk.CustomListForm),
)

type OpenDialog = { kind: 'create' } | { kind: 'edit' | 'view'; list: CustomList }

/** The custom lists of a member: cards that open, edit, sort and delete them. */
export function CustomLists({ initial }: { initial: readonly CustomList[] }) {
	const t = useTranslations(listTranslations)
	const [store] = useState(() => createListCollection(initial))
	const lists = useStore(store.$lists)
	const [open, setOpen] = useState<OpenDialog | undefined>(() => restoredDialog(lists))
	const close = () => setOpen(undefined)

	async function remove(list: CustomList) {
		showUndoableOutcome(await store.remove(list), t('lists.deleted'), async () =>
			showOutcome(await store.restore(list), t('lists.restored')),
		)
	}

	async function move(list: CustomList, before: CustomList | undefined) {
		const outcome = await store.move(list, before)
		if (outcome.state !== 'done') showOutcome(outcome, t('sort.saved'))
	}

	const createButton = (
		<Button variant="primary" onClick={() => setOpen({ kind: 'create' })}>
			<PlusIcon size={18} />
			{t('lists.create')}
		</Button>
	)

	return (
		<Stack $gap={8}>
			<Section title={t('lists.custom')} actions={lists.length > 0 && createButton}>
				{lists.length === 0 ? (
					<EmptyState title={t('lists.none')} text={t('lists.none.text')} action={createButton} />
				) : (
					<SortableGrid
						label={t('lists.custom')}
						items={lists}
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
								onOpen={() => setOpen({ kind: 'view', list })}
								onEdit={() => setOpen({ kind: 'edit', list })}
								onDelete={() => void remove(list)}
							/>
						)}
					/>
				)}
				{open?.kind === 'create' && <CustomListForm onClose={close} onSave={store.create} />}
				{open?.kind === 'edit' && (
					<EditForm list={lists.find(({ id }) => id === open.list.id) ?? open.list} onClose={close} store={store} />
				)}
				{open?.kind === 'view' && <CustomListDialog list={open.list} onClose={close} onChange={store.refresh} />}
			</Section>
			<SharedLists />
		</Stack>
	)
}

/** The form of a list in its latest version: another tab may change it while the form is open. */
function EditForm({ list, store, onClose }: { list: CustomList; store: ListCollectionStore; onClose: () => void }) {
	return <CustomListForm list={list} onClose={onClose} onSave={(writing) => store.edit(list, writing)} />
}

/** The dialog that was open before the member had to sign in. */
function restoredDialog(lists: readonly CustomList[]): OpenDialog | undefined {
	const form = interruptedList.restore()?.values
	if (!form) return undefined
	if (form.id === null) return { kind: 'create' }
	const list = lists.find(({ id }) => id === form.id)
	return list && { kind: 'edit', list }
}
