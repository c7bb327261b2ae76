import { useStore } from '@nanostores/react'
import { memo, useDeferredValue, useEffect, useRef } from 'react'
import { CARD_STAGGER_MS, type Kind, type ListEntry, type ListPage } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Button, EmptyState, Grid, Meta, Stack, useNear } from 'shared-ui'
import { styled } from 'styled-components'
import { listTranslations } from '../listTranslations.ts'
import type { Selected } from '../selection/selected.ts'
import { EntryCard } from './EntryCard.tsx'
import { type EntryActions, selectOnPress } from './EntryProgress.tsx'
import { EntryTable } from './EntryTable.tsx'
import type { ItemWindow } from './itemWindow.ts'
import { $listLayout } from './listLayout.ts'
import { filterCount, type ListView, NO_FILTERS } from './listView.ts'
import { useVirtualItems } from './useVirtualItems.ts'

/** These cards render first, the others deferred: two rows on the widest screen. */
const FIRST_CARDS = 12

/** The height of most cards, and of the gap between their rows. */
const CARD_PX = 420
const CARD_GAP_PX = 24

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
				<EntryCards items={items} isBusy={isBusy} {...own} />
			)}
			{more === 'failed' && <Meta role="alert">{t('listTabs.failed')}</Meta>}
			{page.next !== null && (
				<MoreButton key={items.length} isRendered={items === page.items} more={more} onMore={onMore} />
			)}
		</Stack>
	)
}

/** As far below the window the next page is asked for. */
const MORE_NEAR_PX = 1500

interface MoreButtonProps extends Pick<EntryListProps, 'more' | 'onMore'> {
	/** Whether the page shows all that has come. */
	isRendered: boolean
}

/** The button for more, which presses itself as it comes near; after a failure it waits for the reader. */
function MoreButton({ isRendered, more, onMore }: MoreButtonProps) {
	const t = useTranslations(listTranslations)
	const [isNear, place] = useNear(false, MORE_NEAR_PX)
	const isDue = isNear && isRendered && more === 'idle' && 'IntersectionObserver' in globalThis
	useEffect(() => {
		if (isDue) onMore()
	}, [isDue, onMore])
	return (
		<div ref={place}>
			<Button loading={more === 'loading'} disabled={more === 'refreshing'} onClick={onMore}>
				{t('listTabs.more')}
			</Button>
		</div>
	)
}

type EntryCardsProps = Pick<EntryListProps, 'actions' | 'selected'> & { items: readonly ListEntry[]; isBusy: boolean }

const EntryCards = memo(({ items, isBusy, actions, selected }: EntryCardsProps) => {
	const container = useRef<HTMLUListElement>(null)
	const Virtual = useVirtualItems(items.length)
	const render = ({ from, to, columns, style, measure }: ItemWindow) => (
		<Cards
			ref={container}
			$kind="poster"
			$stagger={measure ? undefined : CARD_STAGGER_MS}
			style={style}
			aria-busy={isBusy}
		>
			{items.slice(from, to).map((entry, place) => {
				const props = { entry, actions, isSelected: selected?.has(entry.title.id) }
				const row = { 'data-index': (from + place) / columns, ref: measure }
				return (
					<li key={entry.title.id} {...(place % columns === 0 && row)} onClickCapture={selectOnPress(props)}>
						<EntryCard {...props} />
					</li>
				)
			})}
		</Cards>
	)
	if (!Virtual) return render({ from: 0, to: items.length, columns: 1 })
	return (
		<Virtual count={items.length} container={container} rowPx={CARD_PX} gapPx={CARD_GAP_PX}>
			{render}
		</Virtual>
	)
})

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
