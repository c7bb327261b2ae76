import { useStore } from '@nanostores/react'
import { memo, useDeferredValue } from 'react'
import { CARD_STAGGER_MS, type Kind, type ListEntry } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { Button, EmptyState, from, Grid, Meta, Stack } from 'shared-ui'
import { css, styled } from 'styled-components'
import { words } from '../words.ts'
import { EntryCard } from './EntryCard.tsx'
import type { OwnEntry } from './EntryProgress.tsx'
import { EntryRow } from './EntryRow.tsx'
import { $listDensity, type ListDensity } from './listDensity.ts'
import type { TitleListState } from './titleListState.ts'

/** So many are painted before the others are made: two rows at the widest. */
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

// Those further down come in without waiting for all before them, and cost nothing until they are in sight.
const Cards = styled(Grid)<{ $density: ListDensity }>`
	${(p) => DENSITIES[p.$density]}
	> :nth-child(n + ${FIRST_CARDS + 1}) {
		animation: none;
		content-visibility: auto;
		contain-intrinsic-size: auto 22rem;
	}
`

interface EntriesProps {
	kind: Kind
	state: Extract<TitleListState, { state: 'shown' }>
	onMore: () => void
	/** What the owner of the list can do; left out for anybody else. */
	own: OwnEntry | undefined
}

/** The titles of one tab, and the way to more of them. Whoever types meanwhile waits for none of them. */
export function Entries({ kind, state: { page, more, q }, onMore, own }: EntriesProps) {
	const t = useWords(words)
	const density = useStore($listDensity)
	const items = useDeferredValue(page.items, page.items.slice(0, FIRST_CARDS))
	if (page.items.length === 0) {
		return <EmptyState title={q.trim() === '' ? t(`listTabs.${kind}.empty`) : t('listTabs.nothingFound')} />
	}
	return (
		<Stack $gap={6}>
			<Cards $kind="poster" $density={density} $stagger={CARD_STAGGER_MS} aria-busy={more === 'anew'}>
				<EntryItems items={items} own={own} isRows={density === 'rows'} />
			</Cards>
			{more === 'failed' && <Meta role="alert">{t('listTabs.failed')}</Meta>}
			{page.next !== null && (
				<Button loading={more === 'loading'} disabled={more === 'anew'} onClick={onMore}>
					{t('listTabs.more')}
				</Button>
			)}
		</Stack>
	)
}

interface EntryItemsProps {
	items: readonly ListEntry[]
	own: OwnEntry | undefined
	isRows: boolean
}

const EntryItems = memo(({ items, own, isRows }: EntryItemsProps) => {
	const Item = isRows ? EntryRow : EntryCard
	return items.map((entry) => (
		<li key={entry.title.id}>
			<Item entry={entry} own={own} />
		</li>
	))
})
