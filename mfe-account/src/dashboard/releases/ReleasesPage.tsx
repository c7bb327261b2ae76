import { useLoaderData, useSearchParams } from 'react-router-dom'
import { deferred } from 'shared-composition'
import { useTranslations } from 'shared-i18n'
import { EmptyState, Meta, SkeletonText } from 'shared-ui'
import { Tabs } from 'shared-ui/controls'
import { DashboardFailure } from '../DashboardFailure.tsx'
import { DashboardLayout } from '../DashboardLayout.tsx'
import { dashboardTranslations } from '../dashboardTranslations.ts'
import type { Overview, ReleasesLoaderData } from './loadReleases.ts'
import { releaseTranslations } from './releaseTranslations.ts'
import { SlicePanel } from './SlicePanel.tsx'
import { Notice, SliceStack } from './style.ts'
import { useLastAnswer } from './useLastAnswer.ts'
import { usePolling } from './usePolling.ts'

const otherViews = () => import(/* webpackChunkName: "release-views" */ './otherViews.ts')
const loading = { skeleton: <SkeletonText lines={8} /> }
const AuditLog = deferred(async () => (await otherViews()).AuditLog, loading)
const SliceLinksView = deferred(async () => {
	const views = await otherViews()
	await views.loadDetailWords()
	return views.SliceLinksView
}, loading)
const TokenList = deferred(async () => (await otherViews()).TokenList, loading)

const VIEWS = ['slices', 'links', 'log', 'tokens'] as const

/** The page on which admins manage the releases of each slice. */
export function ReleasesPage() {
	const t = useTranslations(releaseTranslations)
	const tDashboard = useTranslations(dashboardTranslations)
	const data = useLoaderData<ReleasesLoaderData>()
	const { shown: overview, isStale } = useLastAnswer(data.overview)
	const [search, setSearch] = useSearchParams()
	const view = VIEWS.find((each) => each === search.get('view')) ?? 'slices'
	usePolling()

	if (overview.state !== 'done') {
		return (
			<DashboardLayout title={tDashboard('dashboard.place.releases')}>
				<DashboardFailure outcome={overview} failure={t('releases.failed')} />
			</DashboardLayout>
		)
	}
	return (
		<DashboardLayout title={tDashboard('dashboard.place.releases')} lead={t('releases.lead')}>
			{isStale && <Notice role="status">{t('releases.old')}</Notice>}
			{overview.answer.fixed && <Notice>{t('releases.fixed')}</Notice>}
			<Tabs
				label={t('releases.views')}
				tabs={VIEWS.map((id) => ({ id, label: t(`releases.view.${id}`) }))}
				selected={view}
				onSelect={(id) => setSearch(id === 'slices' ? {} : { view: id }, { replace: true, preventScrollReset: true })}
			>
				{view === 'slices' && <Slices overview={overview.answer} />}
				{view === 'links' && <SliceLinksView key={overview.answer.revision} />}
				{view === 'log' && <AuditLog auditLog={data.auditLog} />}
				{view === 'tokens' && (
					<TokenList tokens={data.tokens} slices={overview.answer.slices.map(({ channel }) => channel.slice)} />
				)}
			</Tabs>
		</DashboardLayout>
	)
}

function Slices({ overview }: { overview: Overview }) {
	const t = useTranslations(releaseTranslations)
	if (overview.slices.length === 0) return <EmptyState title={t('releases.empty')} text={t('releases.empty.text')} />
	return (
		<SliceStack>
			{overview.slices.map(({ channel, versions, flags }) => (
				<SlicePanel
					key={channel.slice}
					channel={channel}
					versions={versions}
					flags={flags}
					rule={overview.overrideRule}
					override={overview.overrides.find(({ slice }) => slice === channel.slice)}
				/>
			))}
			<Meta as="p">{t(`releases.overrides.${overview.overrideRule}`)}</Meta>
		</SliceStack>
	)
}
