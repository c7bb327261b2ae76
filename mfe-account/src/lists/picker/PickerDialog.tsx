import debounce from 'debounce'
import { useRef, useState } from 'react'
import { SEARCH_DEBOUNCE_MS, SEARCH_QUERY_MAX_LENGTH } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { Button, Meta, Picture, SearchIcon, Stack } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { Dialog } from 'shared-ui/windows'
import { styled } from 'styled-components'
import { translations } from '../../translations.ts'

const ResultRow = styled.li`
	display: grid;
	grid-template-columns: 44px minmax(0, 1fr) auto;
	gap: 12px;
	align-items: center;
	> :first-child { border-radius: 6px; }
`

/** A search result, as the dialog shows it. */
export interface PickerResult {
	key: string
	name: string
	subtitle: string
	imageUrl: string
	color: string
}

type Search<Item> = { state: 'idle' } | { state: 'failed' } | { state: 'found'; items: readonly Item[] }

interface PickerDialogProps<Item> {
	title: string
	/** Searches by a part of a name; `undefined` if the request failed. */
	find: (q: string) => Promise<readonly Item[] | undefined>
	show: (item: Item) => PickerResult
	/** The keys of items that were picked already. */
	known: ReadonlySet<string>
	onPick: (item: Item) => void
	onClose: () => void
}

/** A dialog that searches for items by name and picks some of them. */
export function PickerDialog<Item>({ title, find, show, known, onPick, onClose }: PickerDialogProps<Item>) {
	const t = useTranslations(translations)
	const shared = useTranslations(common)
	const [typed, setTyped] = useState('')
	const [search, setSearch] = useState<Search<Item>>({ state: 'idle' })
	const latest = useRef('')
	const [searchDebounced] = useState(() => debounce((search: () => void) => search(), SEARCH_DEBOUNCE_MS))

	function type(q: string) {
		setTyped(q)
		latest.current = q
		searchDebounced(() => void runSearch(q))
	}

	async function runSearch(q: string) {
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
						{search.items.map((item) => {
							const { key, name, subtitle, imageUrl, color } = show(item)
							return (
								<ResultRow key={key}>
									<Picture src={imageUrl} alt="" width={44} height={58} color={color} />
									<div>
										{name}
										{subtitle && <Meta as="p">{subtitle}</Meta>}
									</div>
									<Button
										size="sm"
										disabled={known.has(key)}
										aria-label={t('favorites.addOne', { name })}
										onClick={() => onPick(item)}
									>
										{t('favorites.add')}
									</Button>
								</ResultRow>
							)
						})}
					</Stack>
				)}
			</Stack>
		</Dialog>
	)
}
