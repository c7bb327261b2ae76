import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ModerationCase, moderationQueueRoute, type RouteAnswer } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { EmptyState, Panel, Stack } from 'shared-ui'
import { LoadMoreButton } from '../comments/LoadMoreButton.tsx'
import { CaseActions } from './CaseActions.tsx'
import { ClaimLine } from './ClaimLine.tsx'
import { Evidence } from './Evidence.tsx'
import { filtersOf } from './moderationTab.ts'
import { moderationTranslations } from './moderationTranslations.ts'
import { QueueFilters } from './QueueFilters.tsx'
import { ReportedContent } from './ReportedContent.tsx'
import { usePagedList } from './usePagedList.ts'

/** What waits for moderators, the longest waiting first. */
export function ModerationQueue({ first }: { first: RouteAnswer<typeof moderationQueueRoute> }) {
	const t = useTranslations(moderationTranslations)
	const [search] = useSearchParams()
	const filters = filtersOf(search)
	const { items, hasMore, load } = usePagedList(first, (after) =>
		call(moderationQueueRoute, { query: { ...filters, after } }),
	)
	const list = useRef<HTMLDivElement>(null)
	const isFiltered = Object.keys(filters).length > 0
	// The focused element was removed with its case: focus the list.
	const keepFocus = () => document.activeElement === document.body && list.current?.focus()
	return (
		<Stack>
			<QueueFilters />
			<div ref={list} tabIndex={-1}>
				{items.length === 0 && (
					<EmptyState
						title={t(isFiltered ? 'moderation.empty.filtered' : 'moderation.empty.title')}
						text={t(isFiltered ? 'moderation.empty.filtered.text' : 'moderation.empty.text')}
					/>
				)}
				<Stack>
					{items.map((item) => (
						<WaitingCase key={`${item.content.kind}.${item.content.id}`} item={item} onSettled={keepFocus} />
					))}
					{hasMore && <LoadMoreButton label={t('moderation.more')} load={load} />}
				</Stack>
			</div>
		</Stack>
	)
}

function WaitingCase({ item, onSettled }: { item: ModerationCase; onSettled: () => void }) {
	const t = useTranslations(moderationTranslations)
	return (
		<Panel as="article">
			<Stack>
				<ReportedContent content={item.content} note={item.before.length > 0 ? t('moderation.changed') : undefined} />
				<Evidence item={item} />
				<ClaimLine item={item} />
				<CaseActions item={item} onSettled={onSettled} />
			</Stack>
		</Panel>
	)
}
