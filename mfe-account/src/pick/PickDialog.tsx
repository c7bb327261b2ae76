import debounce from 'debounce'
import { useRef, useState } from 'react'
import { SEARCH_DEBOUNCE_MS, SEARCH_QUERY_MAX_LENGTH } from 'shared-contract'
import { common, useWords } from 'shared-i18n'
import { Button, Meta, Picture, SearchIcon, Stack } from 'shared-ui'
import { Dialog, TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { words } from '../words.ts'

const Found = styled.li`
	display: grid;
	grid-template-columns: 44px minmax(0, 1fr) auto;
	gap: 12px;
	align-items: center;
	> :first-child { border-radius: 6px; }
`

/** How something that was found is shown. */
export interface Pickable {
	key: string
	name: string
	subtitle: string
	imageUrl: string
	color: string
}

type Search<Thing> = { state: 'idle' } | { state: 'failed' } | { state: 'found'; items: readonly Thing[] }

interface PickDialogProps<Thing> {
	title: string
	/** What a part of a name finds; `undefined` where nothing answered. */
	find: (q: string) => Promise<readonly Thing[] | undefined>
	show: (thing: Thing) => Pickable
	/** The keys of what was picked already. */
	known: ReadonlySet<string>
	onPick: (thing: Thing) => void
	onClose: () => void
}

/** Looks for something by a part of its name, to be picked. */
export function PickDialog<Thing>({ title, find, show, known, onPick, onClose }: PickDialogProps<Thing>) {
	const t = useWords(words)
	const shared = useWords(common)
	const [typed, setTyped] = useState('')
	const [search, setSearch] = useState<Search<Thing>>({ state: 'idle' })
	const latest = useRef('')
	const [lookSoon] = useState(() => debounce((search: () => void) => search(), SEARCH_DEBOUNCE_MS))

	function type(q: string) {
		setTyped(q)
		latest.current = q
		lookSoon(() => void look(q))
	}

	async function look(q: string) {
		if (q.trim() === '') return setSearch({ state: 'idle' })
		const items = await find(q)
		if (latest.current === q) setSearch(items ? { state: 'found', items } : { state: 'failed' })
	}

	return (
		<Dialog open title={title} closeLabel={shared('action.close')} onClose={onClose}>
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
						{search.items.map((thing) => {
							const { key, name, subtitle, imageUrl, color } = show(thing)
							return (
								<Found key={key}>
									<Picture src={imageUrl} alt="" width={44} height={58} color={color} />
									<div>
										{name}
										{subtitle && <Meta as="p">{subtitle}</Meta>}
									</div>
									<Button
										size="sm"
										disabled={known.has(key)}
										aria-label={t('favorites.addOne', { name })}
										onClick={() => onPick(thing)}
									>
										{t('favorites.add')}
									</Button>
								</Found>
							)
						})}
					</Stack>
				)}
			</Stack>
		</Dialog>
	)
}
