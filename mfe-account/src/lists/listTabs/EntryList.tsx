import { useStore } from '@nanostores/react'
import { memo, useDeferredValue } from 'react'
import { CARD_STAGGER_MS, type Kind, type ListEntry, type ListPage } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Button, EmptyState, from, Grid, Meta, Stack } from 'shared-ui'
import { css, styled } from 'styled-components'
import { listTranslations } from '../listTranslations.ts'
import { EntryCard } from './EntryCard.tsx'
import type { EntryActions } from './EntryProgress.tsx'
import { EntryRow } from './EntryRow.tsx'
import { $listDensity, type ListDensity } from './listDensity.ts'

/** These cards render first, the others deferred: two rows on the widest screen. */
const FIRST_CARDS = 12

const DENSITIES: Record<ListDensity, ReturnType<typeof css> | undefined> = {
	comfortable: undefined,
	compact: css`
		--columns: 3;
		gap: 16px 12px;
		${from.phone} { --columns: 4; }
		${from.wide} { --columns: 6; }
		${from.full} { --columns: 8; }
	`,
	rows: css`
		--columns: 1;
		gap: 8px;
		${from.wide} { --columns: 2; }
		&& > * { contain-intrinsic-size: auto 5.25rem; }
	`,
}

// Later cards skip the staggered animation, and are laid out only when they come into view.
const Cards = styled(Grid)<{ $density: ListDensity }>`
	${(p) => DENSITIES[p.$density]}
	> :nth-child(n + ${FIRST_CARDS + 1}) {
		animation: none;
		content-visibility: auto;
		contain-intrinsic-size: auto 22rem;
	}
`

interface EntryListProps {
	kind: Kind
	page: ListPage
	/** `refreshing`: a new order or filter is loading, and the previous entries are still shown. */
	more: 'idle' | 'loading' | 'failed' | 'refreshing'
	isFiltered: boolean
	onMore: () => void
	/** The actions of the owner; undefined for other readers. */
	actions: EntryActions | undefined
}

/** The entries of one tab, with a button for more. Their rendering is deferred so that typing stays responsive. */
export function EntryList({ kind, page, more, isFiltered, onMore, actions }: EntryListProps) {
	const t = useTranslations(listTranslations)
	const density = useStore($listDensity)
	const items = useDeferredValue(page.items, page.items.slice(0, FIRST_CARDS))
	if (page.items.length === 0) {
		return <EmptyState title={isFiltered ? t('listTabs.nothingFound') : t(`listTabs.${kind}.empty`)} />
	}
	return (
		<Stack $gap={6}>
			<Cards $kind="poster" $density={density} $stagger={CARD_STAGGER_MS} aria-busy={more === 'refreshing'}>
				<EntryItems items={items} actions={actions} isRows={density === 'rows'} />
			</Cards>
			{more === 'failed' && <Meta role="alert">{t('listTabs.failed')}</Meta>}
			{page.next !== null && (
				<Button loading={more === 'loading'} disabled={more === 'refreshing'} onClick={onMore}>
					{t('listTabs.more')}
				</Button>
			)}
		</Stack>
	)
}

interface EntryItemsProps {
	items: readonly ListEntry[]
	actions: EntryActions | undefined
	isRows: boolean
}

const EntryItems = memo(({ items, actions, isRows }: EntryItemsProps) => {
	const Item = isRows ? EntryRow : EntryCard
	return items.map((entry) => (
		<li key={entry.title.id}>
			<Item entry={entry} actions={actions} />
		</li>
	))
})
