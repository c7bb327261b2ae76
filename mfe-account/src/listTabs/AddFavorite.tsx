import { useRef, useState } from 'react'
import {
	type Favorite,
	type FavoriteGroup,
	findFavoritesRoute,
	SEARCH_DEBOUNCE_MS,
	SEARCH_QUERY_MAX_LENGTH,
} from 'shared-contract'
import { common, useTitleName, useWords } from 'shared-i18n'
import { call } from 'shared-state'
import { Button, Meta, Picture, SearchIcon, Stack } from 'shared-ui'
import { Dialog, TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { words } from '../words.ts'
import { favoriteKey } from './favoritesStore.ts'

const Found = styled.li`
	display: grid;
	grid-template-columns: 44px minmax(0, 1fr) auto;
	gap: 12px;
	align-items: center;
	> :first-child { border-radius: 6px; }
`

type Search = { state: 'idle' } | { state: 'failed' } | { state: 'found'; items: Favorite[] }

interface AddFavoriteProps {
	group: FavoriteGroup
	/** What is a favourite already. */
	known: ReadonlySet<string>
	onAdd: (favorite: Favorite) => Promise<boolean>
	onClose: () => void
}

/** Looks for something that is liked best, by a part of its name. */
export default function AddFavorite({ group, known, onAdd, onClose }: AddFavoriteProps) {
	const t = useWords(words)
	const shared = useWords(common)
	const nameOf = useTitleName()
	const [typed, setTyped] = useState('')
	const [search, setSearch] = useState<Search>({ state: 'idle' })
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	const latest = useRef('')

	function type(q: string) {
		setTyped(q)
		latest.current = q
		clearTimeout(timer.current)
		timer.current = setTimeout(() => void find(q), SEARCH_DEBOUNCE_MS)
	}

	async function find(q: string) {
		if (q.trim() === '') return setSearch({ state: 'idle' })
		const outcome = await call(findFavoritesRoute, { query: { group, q } })
		if (latest.current !== q) return
		setSearch(outcome.state === 'done' ? { state: 'found', items: outcome.answer.items } : { state: 'failed' })
	}

	return (
		<Dialog open title={t(`favorites.add.${group}`)} closeLabel={shared('action.close')} onClose={onClose}>
			<Stack>
				<TextField
					type="search"
					label={t('favorites.search')}
					maxLength={SEARCH_QUERY_MAX_LENGTH}
					start={<SearchIcon size={18} />}
					value={typed}
					onChange={(event) => type(event.target.value)}
				/>
				<div role="status">
					{search.state === 'failed' && <Meta>{t('favorites.search.failed')}</Meta>}
					{search.state === 'found' && search.items.length === 0 && <Meta>{t('listTabs.nothingFound')}</Meta>}
				</div>
				{search.state === 'found' && (
					<Stack as="ul" $gap={3}>
						{search.items.map((favorite) => (
							<Found key={favoriteKey(favorite)}>
								<Picture src={favorite.imageUrl} alt="" width={44} height={58} color={favorite.color} />
								<div>
									{nameOf(favorite)}
									{favorite.subtitle && <Meta as="p">{favorite.subtitle}</Meta>}
								</div>
								<Button
									size="sm"
									disabled={known.has(favoriteKey(favorite))}
									aria-label={t('favorites.addOne', { name: nameOf(favorite) })}
									onClick={() => void onAdd(favorite)}
								>
									{t('favorites.add')}
								</Button>
							</Found>
						))}
					</Stack>
				)}
			</Stack>
		</Dialog>
	)
}
