import { useLoaderData } from 'react-router-dom'
import { Slot } from 'shared-composition'
import type { Dashboard } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Section, Stack } from 'shared-ui'
import { DashboardFailure } from './DashboardFailure.tsx'
import { DashboardLayout } from './DashboardLayout.tsx'
import { dashboardTranslations } from './dashboardTranslations.ts'
import { ModerationQueues } from './ModerationQueues.tsx'
import { QuickActions } from './QuickActions.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { StatCards } from './StatCards.tsx'
import { TwoColumns } from './style.ts'

/** The overview of a contributor: statistics, recent activity and quick actions. */
export function DashboardPage() {
	const t = useTranslations(dashboardTranslations)
	const outcome = useLoaderData<Outcome<Dashboard>>()
	if (outcome.state !== 'done') {
		return (
			<DashboardLayout title={t('dashboard.title')}>
				<DashboardFailure outcome={outcome} failure={t('dashboard.failed')} />
			</DashboardLayout>
		)
	}
	const { name, stats, site, own, reports } = outcome.answer
	return (
		<DashboardLayout title={t('dashboard.hello', { name })} lead={t('dashboard.lead')}>
			<StatCards stats={stats} />
			<Slot name="dashboard.cards" />
			<TwoColumns>
				<Section title={t('dashboard.site')}>
					<RecentActivity items={site} empty={t('dashboard.site.empty')} />
				</Section>
				<Stack $gap={8}>
					<QuickActions />
					{reports !== null && <ModerationQueues reports={reports} />}
					<Section title={t('dashboard.own')} href="/dashboard/contributions" seeAll={t('dashboard.own.all')}>
						<RecentActivity items={own} empty={t('dashboard.own.empty')} />
					</Section>
				</Stack>
			</TwoColumns>
		</DashboardLayout>
	)
}
