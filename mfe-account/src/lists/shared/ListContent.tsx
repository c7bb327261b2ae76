import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { deferred, showOutcome } from 'shared-composition'
import { artworkPath, type CustomListItem, type CustomListPage, localizedPosterUrl, titlePath } from 'shared-contract'
import { common, useLocale, useTitleName, useTranslations } from 'shared-i18n'
import {
	Button,
	CloseIcon,
	Cluster,
	EditIcon,
	EmptyState,
	IconButton,
	Meta,
	PlusIcon,
	Prose,
	Stack,
	TitleCard,
	UsersIcon,
} from 'shared-ui'
import { HistoryIcon } from 'shared-ui/parts'
import { styled } from 'styled-components'
import type { CustomListStore } from '../customListStore.ts'
import { showUndoableOutcome } from '../entry/showUndoableOutcome.ts'
import { isDemoList } from '../listCollectionStore.ts'
import { listTranslations } from '../listTranslations.ts'
import { SortableGrid } from '../sortable/SortableGrid.tsx'
import { followList } from './followList.ts'
import { sharedListTranslations } from './sharedListTranslations.ts'

const AddTitleDialog = deferred(() =>
	import(/* webpackChunkName: "add-title" */ '../AddTitleDialog.tsx').then((chunk) => chunk.default),
)
const ItemTextForm = deferred(() =>
	import(/* webpackChunkName: "custom-list" */ './ItemTextForm.tsx').then((chunk) => chunk.ItemTextForm),
)
const PeopleDialog = deferred(() =>
	import(/* webpackChunkName: "custom-list" */ './PeopleDialog.tsx').then((chunk) => chunk.PeopleDialog),
)
const HistoryDialog = deferred(() =>
	import(/* webpackChunkName: "custom-list" */ './HistoryDialog.tsx').then((chunk) => chunk.HistoryDialog),
)

/** A title beside its text. */
const Reasoned = styled.div`
	display: grid;
	grid-template-columns: 8rem minmax(0, 1fr);
	gap: 16px;
`

interface ListContentProps {
	store: CustomListStore
	page: CustomListPage
	/** The reader may no longer read the list. */
	onGone: () => void
}

/** The titles of a list as they are now. Its editors add, remove, sort and explain them, and see who they are and what changed. */
export function ListContent({ store, page, onGone }: ListContentProps) {
	const t = useTranslations(listTranslations)
	const words = useTranslations(sharedListTranslations)
	const nameOf = useTitleName()
	const [open, setOpen] = useState<'add' | 'people' | 'history' | CustomListItem>()
	const close = () => setOpen(undefined)
	const { list, items, role, isInvited, owner } = page
	const isDemo = isDemoList(list)
	const belongs = role !== null && !isInvited
	const mayEdit = belongs && role !== 'viewer'
	const isShared = belongs && !isDemo
	const hasTexts = items.some(({ text }) => text !== '')
	const leave = useEffectEvent(onGone)
	useEffect(() => (isDemo ? undefined : followList(list.id, store, () => leave())), [isDemo, list.id, store])

	async function move(item: CustomListItem, before: CustomListItem | undefined) {
		const outcome = await store.move(item, before)
		if (outcome.state !== 'done') showOutcome(outcome, t('sort.saved'))
	}

	const addButton = (
		<Button size="sm" onClick={() => setOpen('add')}>
			<PlusIcon size={16} />
			{t('lists.item.add')}
		</Button>
	)
	return (
		<Stack $gap={6}>
			{isShared && (
				<Cluster $gap={2}>
					{mayEdit && items.length > 0 && addButton}
					<Button size="sm" onClick={() => setOpen('people')}>
						<UsersIcon size={16} />
						{words('people')}
					</Button>
					{mayEdit && (
						<Button size="sm" onClick={() => setOpen('history')}>
							<HistoryIcon size={16} />
							{words('history')}
						</Button>
					)}
				</Cluster>
			)}
			{items.length === 0 ? (
				<EmptyState
					title={t('lists.empty')}
					text={mayEdit ? t('lists.empty.text') : undefined}
					action={mayEdit && addButton}
				/>
			) : (
				<SortableGrid
					label={list.title}
					items={items}
					keyOf={({ id }) => String(id)}
					nameOf={nameOf}
					columnMin={hasTexts ? '24rem' : undefined}
					handleLabel={(name) => t('sort.handle', { name })}
					movedText={(name, place) => t('sort.moved', { name, place })}
					onMove={mayEdit ? (item, before) => void move(item, before) : undefined}
					render={(item, handle) => {
						const controls = mayEdit && (
							<Cluster $gap={1}>
								{handle}
								{isShared && (
									<IconButton
										size="sm"
										label={words('text.write', { name: nameOf(item) })}
										icon={<EditIcon size={16} />}
										onClick={() => setOpen(item)}
									/>
								)}
								<RemoveButton item={item} next={items[items.indexOf(item) + 1]} store={store} />
							</Cluster>
						)
						const about = (
							<>
								{item.addedBy !== null && item.addedBy !== owner && (
									<Meta>{words('addedBy', { name: item.addedBy })}</Meta>
								)}
								{controls}
							</>
						)
						if (!hasTexts) return <ItemCard item={item}>{about}</ItemCard>
						return (
							<Reasoned>
								<ItemCard item={item} />
								<Stack $gap={2}>
									{item.text && <Prose>{item.text}</Prose>}
									{about}
								</Stack>
							</Reasoned>
						)
					}}
				/>
			)}
			{open === 'add' && (
				<AddTitleDialog
					known={new Set(items.map(({ id }) => String(id)))}
					onAdd={async (item) => showOutcome(await store.add(item), t('lists.item.added'))}
					onClose={close}
				/>
			)}
			{open === 'people' && <PeopleDialog page={page} onClose={close} onLeft={onGone} />}
			{open === 'history' && <HistoryDialog list={list} onUndone={store.refresh} onClose={close} />}
			{typeof open === 'object' && (
				<ItemTextForm item={items.find(({ id }) => id === open.id) ?? open} store={store} onClose={close} />
			)}
		</Stack>
	)
}

function ItemCard({ item, children }: { item: CustomListItem; children?: ReactNode }) {
	const shared = useTranslations(common)
	const locale = useLocale()
	const nameOf = useTitleName()
	return (
		<TitleCard
			href={titlePath(item)}
			title={nameOf(item)}
			subtitle={shared(`format.${item.format}`)}
			imageUrl={localizedPosterUrl(locale, item.imageUrl)}
			fallbackUrl={localizedPosterUrl(locale, artworkPath('poster', item.id))}
			color={item.color}
		>
			{children}
		</TitleCard>
	)
}

interface RemoveButtonProps {
	item: CustomListItem
	next: CustomListItem | undefined
	store: CustomListStore
}

function RemoveButton({ item, next, store }: RemoveButtonProps) {
	const t = useTranslations(listTranslations)
	const nameOf = useTitleName()
	async function remove() {
		showUndoableOutcome(await store.remove(item), t('lists.item.removed'), async () => {
			const outcome = await store.restore(item, next)
			if (outcome.state !== 'done') showOutcome(outcome, t('lists.item.added'))
		})
	}
	return (
		<IconButton
			size="sm"
			label={t('lists.item.remove', { name: nameOf(item) })}
			icon={<CloseIcon size={16} />}
			onClick={() => void remove()}
		/>
	)
}
