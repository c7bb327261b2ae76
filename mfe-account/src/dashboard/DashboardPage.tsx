import { useLoaderData } from 'react-router-dom'
import { deferred, Slot } from 'shared-composition'
import type { Dashboard } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { EditIcon, PlayIcon, Section, Skeleton, Stack } from 'shared-ui'
import { BookIcon, NewsIcon } from 'shared-ui/parts'
import { DashboardFailure } from './DashboardFailure.tsx'
import { DashboardLayout } from './DashboardLayout.tsx'
import { dashboardTranslations } from './dashboardTranslations.ts'
import { Figure, Figures, TwoColumns } from './style.ts'

// One chunk for what stands below the heading and the figures.
const parts = () => import(/* webpackChunkName: "dashboard-parts" */ './dashboardParts.ts')
const loading = { skeleton: <Skeleton $height="12rem" /> }
const FirstSteps = deferred(async () => (await parts()).FirstSteps, loading)
const ModerationQueues = deferred(async () => (await parts()).ModerationQueues, loading)
const QuickActions = deferred(async () => (await parts()).QuickActions, loading)
const RecentActivity = deferred(async () => (await parts()).RecentActivity, loading)

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
	const isReader = Object.values(stats).every((count) => count === 0)
	return (
		<DashboardLayout title={t('dashboard.hello', { name })} lead={t('dashboard.lead')}>
			{isReader ? <FirstSteps /> : <StatCards stats={stats} />}
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

const FIGURES = ['animes', 'edits', 'news', 'mangas'] as const
const ICONS = { animes: PlayIcon, edits: EditIcon, news: NewsIcon, mangas: BookIcon }

/** The statistics of a contributor. */
function StatCards({ stats }: { stats: Dashboard['stats'] }) {
	const t = useTranslations(dashboardTranslations)
	const formats = useFormats()
	return (
		<section aria-label={t('dashboard.stats')}>
			<Figures>
				{FIGURES.map((name) => {
					const Icon = ICONS[name]
					return (
						<Figure key={name}>
							<dt>
								<Icon size={16} />
								{t(`dashboard.stat.${name}`)}
							</dt>
							<dd>{formats.number(stats[name])}</dd>
						</Figure>
					)
				})}
			</Figures>
		</section>
	)
}
