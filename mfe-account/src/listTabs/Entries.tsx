import { CARD_STAGGER_MS, type Kind, type ListEntry } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { Button, EmptyState, Grid, Meta, Stack } from 'shared-ui'
import { words } from '../words.ts'
import { EntryCard } from './EntryCard.tsx'
import type { TitleListState } from './titleListState.ts'

interface EntriesProps {
	kind: Kind
	state: Extract<TitleListState, { state: 'shown' }>
	onMore: () => void
	/** What the owner of the list can do; left out for anybody else. */
	own: { onAdvance: (entry: ListEntry) => void; onEdit: (entry: ListEntry) => void } | undefined
}

/** The titles of one tab, and the way to more of them. */
export function Entries({ kind, state: { page, more, q }, onMore, own }: EntriesProps) {
	const t = useWords(words)
	if (page.items.length === 0) {
		return <EmptyState title={q.trim() === '' ? t(`listTabs.${kind}.empty`) : t('listTabs.nothingFound')} />
	}
	return (
		<Stack $gap={6}>
			<Grid $kind="poster" $stagger={CARD_STAGGER_MS}>
				{page.items.map((entry) => (
					<li key={entry.title.id}>
						<EntryCard
							entry={entry}
							own={own && { onAdvance: () => own.onAdvance(entry), onEdit: () => own.onEdit(entry) }}
						/>
					</li>
				))}
			</Grid>
			{more === 'failed' && <Meta role="alert">{t('listTabs.failed')}</Meta>}
			{page.next !== null && (
				<Button loading={more === 'loading'} onClick={onMore}>
					{t('listTabs.more')}
				</Button>
			)}
		</Stack>
	)
}
