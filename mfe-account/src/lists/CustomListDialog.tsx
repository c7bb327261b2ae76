import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { deferred, FailurePanel, showOutcome } from 'shared-composition'
import { artworkPath, type CustomList, type ListedTitle, titlePath } from 'shared-contract'
import { common, useTitleName, useTranslations } from 'shared-i18n'
import {
	Button,
	CloseIcon,
	Cluster,
	EmptyState,
	IconButton,
	PlusIcon,
	Prose,
	SkeletonGrid,
	Stack,
	TitleCard,
} from 'shared-ui'
import { Dialog } from 'shared-ui/windows'
import { createCustomList } from './customListStore.ts'
import { showUndoableOutcome } from './entry/showUndoableOutcome.ts'
import { listTranslations } from './listTranslations.ts'
import { SortableGrid } from './sortable/SortableGrid.tsx'

const AddTitleDialog = deferred(() =>
	import(/* webpackChunkName: "add-title" */ './AddTitleDialog.tsx').then((chunk) => chunk.default),
)

interface CustomListDialogProps {
	list: CustomList
	onClose: () => void
	onChange: (list: CustomList) => void
}

/** A dialog with all titles of a list. Its owner adds, removes and sorts them. */
export function CustomListDialog({ list, onClose, onChange }: CustomListDialogProps) {
	const t = useTranslations(listTranslations)
	const shared = useTranslations(common)
	const nameOf = useTitleName()
	const [store] = useState(() => createCustomList(list, onChange))
	const state = useStore(store.$state)
	const page = state.state === 'ready' ? state.value : undefined
	const [adding, setAdding] = useState(false)

	useEffect(() => {
		void store.load()
	}, [store])

	async function add(item: ListedTitle) {
		showOutcome(await store.add(item), t('lists.item.added'))
	}

	async function move(item: ListedTitle, before: ListedTitle | undefined) {
		const outcome = await store.move(item, before)
		if (outcome.state !== 'done') showOutcome(outcome, t('sort.saved'))
	}

	async function remove(item: ListedTitle, next: ListedTitle | undefined) {
		showUndoableOutcome(await store.remove(item), t('lists.item.removed'), async () => {
			const outcome = await store.restore(item, next)
			if (outcome.state !== 'done') showOutcome(outcome, t('lists.item.added'))
		})
	}

	return (
		<Dialog open size="2xl" title={list.title} closeLabel={shared('action.close')} onClose={onClose}>
			<Stack $gap={6}>
				{list.description && <Prose>{list.description}</Prose>}
				{state.state === 'loading' && (
					<div role="status" aria-label={t('listTabs.loading')}>
						<SkeletonGrid />
					</div>
				)}
				{state.state === 'failed' && <FailurePanel title={t('listTabs.failed')} onRetry={() => store.load()} />}
				{page?.items.length === 0 && (
					<EmptyState
						title={t('lists.empty')}
						text={t('lists.empty.text')}
						action={page.isOwn && <AddButton onPress={() => setAdding(true)} />}
					/>
				)}
				{page && page.items.length > 0 && page.isOwn && (
					<div>
						<AddButton onPress={() => setAdding(true)} />
					</div>
				)}
				{page && page.items.length > 0 && (
					<SortableGrid
						label={list.title}
						items={page.items}
						keyOf={({ id }) => String(id)}
						nameOf={nameOf}
						handleLabel={(name) => t('sort.handle', { name })}
						movedText={(name, place) => t('sort.moved', { name, place })}
						onMove={page.isOwn ? (item, before) => void move(item, before) : undefined}
						render={(item, handle) => (
							<TitleCard
								href={titlePath(item)}
								title={nameOf(item)}
								subtitle={shared(`format.${item.format}`)}
								imageUrl={item.imageUrl}
								fallbackUrl={artworkPath('poster', item.id)}
								color={item.color}
							>
								{page.isOwn && (
									<Cluster $gap={1}>
										{handle}
										<IconButton
											size="sm"
											label={t('lists.item.remove', { name: nameOf(item) })}
											icon={<CloseIcon size={16} />}
											onClick={() => void remove(item, page.items[page.items.indexOf(item) + 1])}
										/>
									</Cluster>
								)}
							</TitleCard>
						)}
					/>
				)}
			</Stack>
			{adding && page && (
				<AddTitleDialog
					known={new Set(page.items.map(({ id }) => String(id)))}
					onAdd={(item) => void add(item)}
					onClose={() => setAdding(false)}
				/>
			)}
		</Dialog>
	)
}

function AddButton({ onPress }: { onPress: () => void }) {
	const t = useTranslations(listTranslations)
	return (
		<Button size="sm" onClick={onPress}>
			<PlusIcon size={16} />
			{t('lists.item.add')}
		</Button>
	)
}
