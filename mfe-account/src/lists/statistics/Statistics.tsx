import {
	comparePath,
	ENTRY_STATUSES,
	type MemberStatistics,
	memberStatisticsRoute,
	memberYearPath,
	OWN_PROFILE,
} from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { Cluster, EmptyState, LinkButton, Meta, Section, Stack } from 'shared-ui'
import { Charts } from './Charts.ts'
import { ColumnChart } from './chart/ColumnChart.tsx'
import { RowChart } from './chart/RowChart.tsx'
import { Figures } from './Figures.tsx'
import { MakerCharts } from './MakerCharts.tsx'
import { MonthChart } from './MonthChart.tsx'
import { ScoreCharts } from './ScoreCharts.tsx'
import { readerZone, StatisticsPanel } from './StatisticsPanel.tsx'
import { statisticsTranslations } from './statisticsTranslations.ts'
import { useStreakText } from './useStreakText.ts'
import { useTotals } from './useTotals.ts'

/** The statistics of a member's list. */
export function Statistics({ username }: { username: string }) {
	return (
		<StatisticsPanel
			key={username}
			fetch={() => call(memberStatisticsRoute, { params: { username }, query: { zone: readerZone() } })}
		>
			{(statistics) => <View statistics={statistics} />}
		</StatisticsPanel>
	)
}

function View({ statistics }: { statistics: MemberStatistics }) {
	const t = useTranslations(statisticsTranslations)
	const totals = useTotals()
	const streak = useStreakText()
	const { username, isOwn, unmeasured, releases, streaks, years } = statistics
	const compare = isOwn ? '/compare' : comparePath(OWN_PROFILE, username)
	const actions = (
		<Cluster as="nav" aria-label={t('stats.years')}>
			{years.map((year) => (
				<LinkButton key={year} to={memberYearPath(username, year)} size="sm">
					{year}
				</LinkButton>
			))}
			<LinkButton to={compare} size="sm" variant="quiet">
				{t(isOwn ? 'compare.open' : 'compare.withMe')}
			</LinkButton>
		</Cluster>
	)
	if (statistics.titles === 0 && Object.values(statistics.statuses).every(({ planned }) => planned === 0)) {
		return (
			<EmptyState
				title={t(isOwn ? 'stats.empty.own' : 'stats.empty')}
				text={isOwn && t('stats.empty.text')}
				action={isOwn && <LinkButton to="/explore">{t('stats.empty.action')}</LinkButton>}
			/>
		)
	}
	return (
		<Stack $gap={12}>
			<Section title={t('stats.title')} lead={t('stats.lead')} actions={actions}>
				<Stack $gap={3}>
					<Figures
						label={t('stats.title')}
						figures={[
							...totals(statistics),
							[t('stats.streak.current'), streak.days(streaks.current)],
							[t('stats.streak.longest'), streak.days(streaks.longest)],
						]}
					/>
					{streaks.longest && streaks.longest.days > 1 && <Meta as="p">{streak.dates(streaks.longest)}</Meta>}
					{unmeasured > 0 && <Meta as="p">{t('stats.unmeasured', { count: unmeasured })}</Meta>}
				</Stack>
			</Section>
			<MonthChart months={statistics.months} />
			<ScoreCharts scores={statistics.scores} />
			<Charts>
				<StatusChart statuses={statistics.statuses} />
				<MakerCharts makers={statistics} />
				{releases.length > 0 && (
					<Section title={t('stats.releases')}>
						<ColumnChart
							label={t('stats.releases')}
							of={t('stats.year')}
							series={[t('stats.titles')]}
							bars={releases.map(({ year, titles }) => ({
								key: String(year),
								label: String(year),
								short: String(year).slice(2),
								values: [titles],
							}))}
						/>
					</Section>
				)}
			</Charts>
		</Stack>
	)
}

/** The entries of a list by status, of anime and manga where it has both. */
function StatusChart({ statuses }: Pick<MemberStatistics, 'statuses'>) {
	const t = useTranslations(statisticsTranslations)
	const kinds = (['anime', 'manga'] as const).filter((kind) =>
		ENTRY_STATUSES.some((status) => statuses[kind][status] > 0),
	)
	return (
		<Section title={t('stats.statuses')}>
			<RowChart
				label={t('stats.statuses')}
				of={t('stats.status')}
				series={kinds.map((kind) => t(`stats.kind.${kind}`))}
				bars={ENTRY_STATUSES.map((status) => ({
					key: status,
					label: t(`stats.status.${status}`),
					values: kinds.map((kind) => statuses[kind][status]),
				}))}
			/>
		</Section>
	)
}
