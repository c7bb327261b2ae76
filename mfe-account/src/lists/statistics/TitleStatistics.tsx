import {
	ENTRY_STATUSES,
	type SlotProps,
	type TitleStatistics as Statistics,
	titleStatisticsRoute,
} from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { EmptyState, Meta, Section, Stack } from 'shared-ui'
import { Charts } from './Charts.ts'
import { ColumnChart } from './chart/ColumnChart.tsx'
import { RowChart } from './chart/RowChart.tsx'
import { StatisticsPanel } from './StatisticsPanel.tsx'
import { statisticsTranslations } from './statisticsTranslations.ts'

/** How many have a title on their list, which scores it got, and how its mean changed. */
export default function TitleStatistics({ subjectId }: SlotProps<'title.panels'>) {
	return (
		<StatisticsPanel key={subjectId} fetch={() => call(titleStatisticsRoute, { params: { id: String(subjectId) } })}>
			{(statistics) => <View statistics={statistics} />}
		</StatisticsPanel>
	)
}

function View({ statistics: { statuses, scores, months } }: { statistics: Statistics }) {
	const t = useTranslations(statisticsTranslations)
	const formats = useFormats()
	const hasStatuses = ENTRY_STATUSES.some((status) => statuses[status] > 0)
	const hasScores = scores.some((votes) => votes > 0)
	return (
		<Section id="statistics" title={t('titleStats.title')} lead={t('titleStats.lead')}>
			{!hasStatuses && !hasScores && <EmptyState title={t('titleStats.empty')} />}
			<Charts>
				{hasStatuses && (
					<Stack $gap={3}>
						<h3>{t('stats.statuses')}</h3>
						<RowChart
							label={t('stats.statuses')}
							of={t('stats.status')}
							series={[t('titleStats.members')]}
							bars={ENTRY_STATUSES.map((status) => ({
								key: status,
								label: t(`stats.status.${status}`),
								values: [statuses[status]],
							}))}
						/>
					</Stack>
				)}
				{hasScores && (
					<Stack $gap={3}>
						<h3>{t('titleStats.scores')}</h3>
						<ColumnChart
							label={t('titleStats.scores')}
							of={t('stats.score')}
							series={[t('titleStats.votes')]}
							bars={scores.map((votes, index) => ({
								key: String(index + 1),
								label: String(index + 1),
								values: [votes],
							}))}
						/>
					</Stack>
				)}
				{months.length > 1 && (
					<Stack $gap={3}>
						<h3>{t('titleStats.months')}</h3>
						<ColumnChart
							label={t('titleStats.months')}
							of={t('stats.month')}
							series={[t('titleStats.mean')]}
							format={(mean) => formats.decimal(mean, 2)}
							bars={months.map(({ month, mean }, index) => ({
								key: month,
								label: formats.date(month),
								short: index === 0 || month.endsWith('-01') ? month.slice(0, 4) : '',
								values: [mean],
							}))}
						/>
						<Meta as="p">{t('titleStats.months.note')}</Meta>
					</Stack>
				)}
			</Charts>
		</Section>
	)
}
