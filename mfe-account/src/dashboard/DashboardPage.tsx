import { useLoaderData } from 'react-router-dom'
import type { Dashboard } from 'shared-contract'
import { useWords } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Section, Stack } from 'shared-ui'
import { words } from '../words.ts'
import { ActivityList } from './ActivityList.tsx'
import { DashboardFrame } from './DashboardFrame.tsx'
import { NotShown } from './NotShown.tsx'
import { Queues } from './Queues.tsx'
import { QuickActions } from './QuickActions.tsx'
import { StatCards } from './StatCards.tsx'
import { Halves } from './style.ts'

/** A contributor's dashboard: their figures, what happened last, and what there is to do. */
export function DashboardPage() {
	const t = useWords(words)
	const outcome = useLoaderData<Outcome<Dashboard>>()
	if (outcome.state !== 'done') {
		return (
			<DashboardFrame title={t('dashboard.title')}>
				<NotShown outcome={outcome} failure={t('dashboard.failed')} />
			</DashboardFrame>
		)
	}
	const { name, stats, site, own, reports } = outcome.answer
	return (
		<DashboardFrame title={t('dashboard.hello', { name })} lead={t('dashboard.lead')}>
			<StatCards stats={stats} />
			<Halves>
				<Section title={t('dashboard.site')}>
					<ActivityList items={site} empty={t('dashboard.site.empty')} />
				</Section>
				<Stack $gap={8}>
					<QuickActions />
					{reports !== null && <Queues reports={reports} />}
					<Section title={t('dashboard.own')} href="/dashboard/contributions" seeAll={t('dashboard.own.all')}>
						<ActivityList items={own} empty={t('dashboard.own.empty')} />
					</Section>
				</Stack>
			</Halves>
		</DashboardFrame>
	)
}
