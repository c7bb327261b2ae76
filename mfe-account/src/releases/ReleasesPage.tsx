import { useLoaderData, useSearchParams } from 'react-router-dom'
import { useWords } from 'shared-i18n'
import { EmptyState, Meta } from 'shared-ui'
import { Tabs } from 'shared-ui/controls'
import { DashboardFrame } from '../dashboard/DashboardFrame.tsx'
import { NotShown } from '../dashboard/NotShown.tsx'
import { words } from '../words.ts'
import { DeedLog } from './DeedLog.tsx'
import type { Overview, ReleasesArrival } from './loadReleases.ts'
import { SlicePanel } from './SlicePanel.tsx'
import { Notice, SlicesList } from './style.ts'
import { TokenList } from './TokenList.tsx'
import { useLatest, useRefresh } from './useRefresh.ts'

const VIEWS = ['slices', 'log', 'tokens'] as const

/** Where admins see which version of each slice somebody is given, and decide about it. */
export function ReleasesPage() {
	const t = useWords(words)
	const arrival = useLoaderData<ReleasesArrival>()
	const { shown: overview, isOld } = useLatest(arrival.overview)
	const [search, setSearch] = useSearchParams()
	const view = VIEWS.find((each) => each === search.get('view')) ?? 'slices'
	useRefresh()

	if (overview.state !== 'done') {
		return (
			<DashboardFrame title={t('dashboard.place.releases')}>
				<NotShown outcome={overview} failure={t('releases.failed')} />
			</DashboardFrame>
		)
	}
	return (
		<DashboardFrame title={t('dashboard.place.releases')} lead={t('releases.lead')}>
			{isOld && <Notice role="status">{t('releases.old')}</Notice>}
			{overview.answer.fixed && <Notice>{t('releases.fixed')}</Notice>}
			<Tabs
				label={t('releases.views')}
				tabs={VIEWS.map((id) => ({ id, label: t(`releases.view.${id}`) }))}
				selected={view}
				onSelect={(id) => setSearch(id === 'slices' ? {} : { view: id }, { replace: true, preventScrollReset: true })}
			>
				{view === 'slices' && <Slices overview={overview.answer} />}
				{view === 'log' && <DeedLog deeds={arrival.deeds} />}
				{view === 'tokens' && (
					<TokenList tokens={arrival.tokens} slices={overview.answer.slices.map(({ channel }) => channel.slice)} />
				)}
			</Tabs>
		</DashboardFrame>
	)
}

function Slices({ overview }: { overview: Overview }) {
	const t = useWords(words)
	if (overview.slices.length === 0) return <EmptyState title={t('releases.empty')} text={t('releases.empty.text')} />
	return (
		<SlicesList>
			{overview.slices.map(({ channel, versions }) => (
				<SlicePanel
					key={channel.slice}
					channel={channel}
					versions={versions}
					rule={overview.overrideRule}
					override={overview.overrides.find(({ slice }) => slice === channel.slice)}
				/>
			))}
			<Meta as="p">{t(`releases.overrides.${overview.overrideRule}`)}</Meta>
		</SlicesList>
	)
}
