import { useRef, useTransition } from 'react'
import { useRevalidator, useSearchParams } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import {
	CASE_HOLDERS,
	CASE_TASKS,
	claimCaseRoute,
	MODERATED_KINDS,
	type ModerationCase,
	moderationQueueRoute,
	type RouteAnswer,
	releaseCaseRoute,
} from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { act, call } from 'shared-state'
import { Button, Cluster, EmptyState, Meta, Panel, Stack, space } from 'shared-ui'
import { Select } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { LoadMoreButton } from '../comments/LoadMoreButton.tsx'
import { CaseActions } from './CaseActions.tsx'
import { Evidence } from './Evidence.tsx'
import { filtersOf } from './moderationTab.ts'
import { moderationTranslations } from './moderationTranslations.ts'
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

/** Who works on a case and since when, with the way to take it or to give it back. */
function ClaimLine({ item: { content, claim } }: { item: ModerationCase }) {
	const t = useTranslations(moderationTranslations)
	const formats = useFormats()
	const { revalidate } = useRevalidator()
	const [isBusy, start] = useTransition()
	const params = { kind: content.kind, id: content.id }

	const change = () =>
		start(async () => {
			const outcome = await act(claim?.isOwn ? releaseCaseRoute : claimCaseRoute, { params })
			showOutcome(outcome, t(claim?.isOwn ? 'moderation.released' : 'moderation.claimed'))
			await revalidate()
		})

	return (
		<Cluster $between>
			<Meta as="p">
				{claim
					? t(claim.isOwn ? 'moderation.claim.own' : 'moderation.claim.theirs', {
							name: claim.by.name,
							ago: formats.ago(claim.since),
						})
					: t('moderation.claim.none')}
			</Meta>
			{(claim === null || claim.isOwn) && !content.isOwn && (
				<Button size="sm" variant="quiet" loading={isBusy} onClick={change}>
					{t(claim ? 'moderation.release' : 'moderation.claim')}
				</Button>
			)}
		</Cluster>
	)
}

const ALL = 'all'

const Row = styled.div`
	display: grid;
	grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
	gap: ${space[3]};
`

/** The filters of the queue, which are in the address. */
function QueueFilters() {
	const t = useTranslations(moderationTranslations)
	const [search, setSearch] = useSearchParams()
	const filters = filtersOf(search)
	const fields = {
		task: CASE_TASKS.map((value) => ({ value, label: t(`moderation.task.${value}`) })),
		kind: MODERATED_KINDS.map((value) => ({ value, label: t(`moderation.kind.${value}`) })),
		holder: CASE_HOLDERS.map((value) => ({ value, label: t(`moderation.holder.${value}`) })),
	}

	function choose(name: string, value: string) {
		const next = new URLSearchParams(search)
		if (value === ALL) next.delete(name)
		else next.set(name, value)
		setSearch(next, { replace: true, preventScrollReset: true })
	}

	return (
		<Row role="group" aria-label={t('moderation.filters')}>
			{(['task', 'kind', 'holder'] as const).map((name) => (
				<Select
					key={name}
					label={t(`moderation.filter.${name}`)}
					value={filters[name] ?? ALL}
					options={[{ value: ALL, label: t('moderation.filter.all') }, ...fields[name]]}
					onSelect={(value) => choose(name, value)}
				/>
			))}
		</Row>
	)
}
