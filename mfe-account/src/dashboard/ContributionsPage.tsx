import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { announce } from 'shared-composition'
import { type Contribution, LANGUAGE_TAGS, type RouteAnswer } from 'shared-contract'
import { useLocale, useWords } from 'shared-i18n'
import { type Outcome, showToast } from 'shared-state'
import { Button, EmptyState, LinkButton, Meta, Stack } from 'shared-ui'
import { words } from '../words.ts'
import { ContributionItem } from './ContributionItem.tsx'
import { contributedFields } from './contributedFields.ts'
import { type ContributionRoute, createContributionList } from './contributionList.ts'
import { DashboardFrame } from './DashboardFrame.tsx'
import { NotShown } from './NotShown.tsx'
import { Lines } from './style.ts'

interface ContributionsPageProps {
	/** Whose: one's own, or everybody's. */
	of: 'contributions' | 'edits'
	route: ContributionRoute
}

/** What somebody, or everybody, changed, and what became of it. */
export function ContributionsPage({ of, route }: ContributionsPageProps) {
	const t = useWords(words)
	const outcome = useLoaderData<Outcome<RouteAnswer<ContributionRoute>>>()
	return (
		<DashboardFrame title={t(`dashboard.place.${of}`)} lead={t(`${of}.lead`)}>
			{outcome.state === 'done' ? (
				<List route={route} first={outcome.answer} />
			) : (
				<NotShown outcome={outcome} failure={t('contributions.failed')} />
			)}
		</DashboardFrame>
	)
}

function List({ route, first }: { route: ContributionRoute; first: RouteAnswer<ContributionRoute> }) {
	const t = useWords(words)
	const locale = useLocale()
	const [list] = useState(() => createContributionList(route, first))
	const { items, older, more } = useStore(list.$state)

	async function undo({ id }: Contribution) {
		const outcome = await list.undo(id)
		const conflicts = outcome.state === 'refused' ? outcome.problem.conflicts : undefined
		if (!conflicts) return announce(outcome, t('contributions.undo.done'))
		const fields = contributedFields(conflicts).map((field) => t(`contributions.field.${field}`))
		const names = new Intl.ListFormat(LANGUAGE_TAGS[locale], { type: 'conjunction' }).format(fields)
		showToast('bad', t('contributions.undo.conflict', { fields: names }))
	}

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
			<Lines>
				{items.map((item) => (
					<ContributionItem key={item.id} item={item} onUndo={item.mayUndo ? () => undo(item) : undefined} />
				))}
			</Lines>
			{more === 'failed' && <Meta role="alert">{t('contributions.failed')}</Meta>}
			{older !== null && (
				<div>
					<Button loading={more === 'loading'} onClick={() => void list.loadOlder()}>
						{t('contributions.older')}
					</Button>
				</div>
			)}
		</Stack>
	)
}
