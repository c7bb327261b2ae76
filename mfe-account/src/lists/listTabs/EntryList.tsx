import { useStore } from '@nanostores/react'
import { memo, useDeferredValue } from 'react'
import { CARD_STAGGER_MS, type Kind, type ListEntry, type ListPage } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Button, EmptyState, Grid, Meta, Stack } from 'shared-ui'
import { styled } from 'styled-components'
import { listTranslations } from '../listTranslations.ts'
import type { Selected } from '../selection/selected.ts'
import { EntryCard } from './EntryCard.tsx'
import { type EntryActions, selectOnPress } from './EntryProgress.tsx'
import { EntryTable } from './EntryTable.tsx'
import { $listLayout } from './listLayout.ts'
import { filterCount, type ListView, NO_FILTERS } from './listView.ts'

/** These cards render first, the others deferred: two rows on the widest screen. */
const FIRST_CARDS = 12

// Later cards skip the staggered animation, and are laid out only when they come into view.
const Cards = styled(Grid)`
	> :nth-child(n + ${FIRST_CARDS + 1}) {
		animation: none;
		content-visibility: auto;
		contain-intrinsic-size: auto 22rem;
	}
`

interface EntryListProps {
	kind: Kind
	page: ListPage
	view: ListView
	/** `refreshing`: a new order or filter is loading, and the previous entries are still shown. */
	more: 'idle' | 'loading' | 'failed' | 'refreshing'
	onMore: () => void
	onChange: (view: Partial<ListView>) => void
	/** The actions of the owner; undefined for other readers. */
	actions: EntryActions | undefined
	selected: Selected | undefined
}

/** The entries of one tab, with a button for more. Their rendering is deferred so that typing stays responsive. */
export function EntryList({ kind, page, view, more, onMore, onChange, ...own }: EntryListProps) {
	const t = useTranslations(listTranslations)
	const layout = useStore($listLayout)
	const items = useDeferredValue(page.items, page.items.slice(0, FIRST_CARDS))
	if (page.items.length === 0) return <NoEntries kind={kind} view={view} onChange={onChange} />
	const isBusy = more === 'refreshing'
	return (
		<Stack $gap={4}>
			{layout === 'table' ? (
				<EntryTable
					kind={kind}
					entries={items}
					sort={view.sort}
					isBusy={isBusy}
					onSort={(sort) => onChange({ sort })}
					onEnd={onMore}
					{...own}
				/>
			) : (
				<Cards $kind="poster" $stagger={CARD_STAGGER_MS} aria-busy={isBusy}>
					<EntryCards items={items} {...own} />
				</Cards>
			)}
			{more === 'failed' && <Meta role="alert">{t('listTabs.failed')}</Meta>}
			{page.next !== null && (
				<Button loading={more === 'loading'} disabled={isBusy} onClick={onMore}>
					{t('listTabs.more')}
				</Button>
			)}
		</Stack>
	)
}

type EntryCardsProps = Pick<EntryListProps, 'actions' | 'selected'> & { items: readonly ListEntry[] }

const EntryCards = memo(({ items, actions, selected }: EntryCardsProps) =>
	items.map((entry) => {
		const props = { entry, actions, isSelected: selected?.has(entry.title.id) }
		return (
			<li key={entry.title.id} onClickCapture={selectOnPress(props)}>
				<EntryCard {...props} />
			</li>
		)
	}),
)

/** An empty list, or one in which the filters leave nothing. */
function NoEntries({ kind, view, onChange }: Pick<EntryListProps, 'kind' | 'view' | 'onChange'>) {
	const t = useTranslations(listTranslations)
	if (filterCount(view) > 0) {
		const clear = () => onChange(NO_FILTERS)
		return (
			<EmptyState
				title={t('listTabs.nothingLeft')}
				action={<Button onClick={clear}>{t('listTabs.filters.clear')}</Button>}
			/>
		)
	}
	return <EmptyState title={view.q.trim() === '' ? t(`listTabs.${kind}.empty`) : t('listTabs.nothingFound')} />
}
