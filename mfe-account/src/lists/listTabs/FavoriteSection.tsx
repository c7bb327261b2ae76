import { useState } from 'react'
import { deferred, showOutcome } from 'shared-composition'
import type { Favorite, FavoriteGroup } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import { Button, Meta, Panel, PlusIcon, Section } from 'shared-ui'
import { showUndoableOutcome } from '../entry/showUndoableOutcome.ts'
import { listTranslations } from '../listTranslations.ts'
import { SortableGrid } from '../sortable/SortableGrid.tsx'
import { FavoriteCard } from './FavoriteCard.tsx'
import { type FavoritesStore, favoriteKey } from './favoritesStore.ts'

const AddFavoriteDialog = deferred(() =>
	import(/* webpackChunkName: "add-favorite" */ './AddFavoriteDialog.tsx').then((chunk) => chunk.default),
)

interface FavoriteSectionProps {
	group: FavoriteGroup
	favorites: readonly Favorite[]
	store: FavoritesStore
	isOwn: boolean
}

/** One group of favourites. Its owner adds, removes and sorts them. */
export function FavoriteSection({ group, favorites, store, isOwn }: FavoriteSectionProps) {
	const t = useTranslations(listTranslations)
	const nameOf = useTitleName()
	const [adding, setAdding] = useState(false)

	async function move(favorite: Favorite, before: Favorite | undefined) {
		const outcome = await store.move(group, favorite, before)
		if (outcome.state !== 'done') showOutcome(outcome, t('sort.saved'))
	}

	async function remove(favorite: Favorite) {
		showUndoableOutcome(await store.remove(group, favorite), t('favorites.removed'), () => void add(favorite))
	}

	async function add(favorite: Favorite) {
		return showOutcome(await store.add(group, favorite), t('favorites.added'))
	}

	return (
		<Section
			title={t(`listTabs.favorites.${group}`)}
			actions={
				isOwn && (
					<Button size="sm" aria-label={t(`favorites.add.${group}`)} onClick={() => setAdding(true)}>
						<PlusIcon size={16} />
						{t('favorites.add')}
					</Button>
				)
			}
		>
			{favorites.length === 0 ? (
				<Panel>
					<Meta as="p">{t('listTabs.favorites.empty')}</Meta>
				</Panel>
			) : (
				<SortableGrid
					label={t(`listTabs.favorites.${group}`)}
					items={favorites}
					keyOf={favoriteKey}
					nameOf={nameOf}
					handleLabel={(name) => t('sort.handle', { name })}
					movedText={(name, place) => t('sort.moved', { name, place })}
					onMove={isOwn ? (favorite, before) => void move(favorite, before) : undefined}
					render={(favorite, handle) => (
						<FavoriteCard
							favorite={favorite}
							handle={handle}
							onRemove={isOwn ? () => void remove(favorite) : undefined}
						/>
					)}
				/>
			)}
			{adding && (
				<AddFavoriteDialog
					group={group}
					known={new Set(favorites.map(favoriteKey))}
					onAdd={add}
					onClose={() => setAdding(false)}
				/>
			)}
		</Section>
	)
}
