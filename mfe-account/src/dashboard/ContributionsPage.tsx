import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import {
	CONTRIBUTED_FIELDS,
	type Conflict,
	type ContributedField,
	type Contribution,
	LANGUAGE_TAGS,
	LATER_FIELDS,
	type RouteAnswer,
} from 'shared-contract'
import { listFormat, useLocale, useTranslations } from 'shared-i18n'
import { type Outcome, showToast } from 'shared-state'
import { Button, EmptyState, LinkButton, Meta, Stack } from 'shared-ui'
import { ContributionItem } from './ContributionItem.tsx'
import { type ContributionRoute, createContributions } from './contributionsStore.ts'
import { contributionTranslations } from './contributionTranslations.ts'
import { DashboardFailure } from './DashboardFailure.tsx'
import { DashboardLayout } from './DashboardLayout.tsx'
import { dashboardTranslations } from './dashboardTranslations.ts'
import { RowList } from './style.ts'

interface ContributionsPageProps {
	/** The reader's own contributions, or the edits of all members. */
	of: 'contributions' | 'edits'
	route: ContributionRoute
}

/** The contributions of the reader, or the edits of all members, with their state. */
export function ContributionsPage({ of, route }: ContributionsPageProps) {
	const t = useTranslations(contributionTranslations)
	const tDashboard = useTranslations(dashboardTranslations)
	const outcome = useLoaderData<Outcome<RouteAnswer<ContributionRoute>>>()
	return (
		<DashboardLayout
			title={tDashboard(`dashboard.place.${of}`)}
			lead={of === 'edits' ? tDashboard('edits.lead') : t('contributions.lead')}
		>
			{outcome.state === 'done' ? (
				<List route={route} first={outcome.answer} />
			) : (
				<DashboardFailure outcome={outcome} failure={t('contributions.failed')} />
			)}
		</DashboardLayout>
	)
}

function List({ route, first }: { route: ContributionRoute; first: RouteAnswer<ContributionRoute> }) {
	const t = useTranslations(contributionTranslations)
	const locale = useLocale()
	const [list] = useState(() => createContributions(route, first))
	const state = useStore(list.$state)

	async function undo({ id }: Contribution) {
		const outcome = await list.undo(id)
		const conflicts = outcome.state === 'refused' ? outcome.problem.conflicts : undefined
		if (!conflicts) return showOutcome(outcome, t('contributions.undo.done'))
		const fields = knownFields(conflicts).map((field) => t(`contributions.field.${field}`))
		const names = listFormat(LANGUAGE_TAGS[locale], { type: 'conjunction' }).format(fields)
		showToast('bad', t('contributions.undo.conflict', { fields: names }))
	}

	if (state.state !== 'ready') return null
	const { items, next } = state.value
	if (items.length === 0) {
		return (
			<EmptyState
				title={t('contributions.empty')}
				text={t('contributions.empty.text')}
				action={<LinkButton to="/add/anime">{t('add.anime.title')}</LinkButton>}
			/>
		)
	}
	return (
		<Stack>
			<RowList>
				{items.map((item) => (
					<ContributionItem key={item.id} item={item} onUndo={item.mayUndo ? () => undo(item) : undefined} />
				))}
			</RowList>
			{state.more === 'failed' && <Meta role="alert">{t('contributions.failed')}</Meta>}
			{next !== null && (
				<div>
					<Button loading={state.more === 'loading'} onClick={() => void list.loadMore()}>
						{t('contributions.older')}
					</Button>
				</div>
			)}
		</Stack>
	)
}

/** The fields in conflict, limited to those that this version has labels for. */
function knownFields(conflicts: readonly Conflict[]): ContributedField[] {
	return [...CONTRIBUTED_FIELDS, ...LATER_FIELDS].filter((known) => conflicts.some(({ field }) => field === known))
}
