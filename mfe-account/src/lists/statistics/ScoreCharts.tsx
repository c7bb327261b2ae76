import type { MemberStatistics } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Section, Stack } from 'shared-ui'
import { ColumnChart } from './chart/ColumnChart.tsx'
import { ScoredTitles } from './ScoredTitles.tsx'
import { statisticsTranslations } from './statisticsTranslations.ts'

/** The scores of a member against the means of the same titles, and the titles where they differ most. */
export function ScoreCharts({ scores }: { scores: MemberStatistics['scores'] }) {
	const t = useTranslations(statisticsTranslations)
	const formats = useFormats()
	const { own, site, mean, siteMean } = scores
	if (mean === null) return null
	const written = (value: number) => formats.decimal(value, 2)
	return (
		<Stack $gap={12}>
			<Section
				title={t('stats.scores')}
				lead={
					siteMean === null
						? t('stats.scores.mean', { mean: written(mean) })
						: t('stats.scores.against', { mean: written(mean), site: written(siteMean) })
				}
			>
				<ColumnChart
					label={t('stats.scores')}
					of={t('stats.score')}
					series={[t('stats.scores.own'), t('stats.scores.site')]}
					bars={own.map((titles, index) => ({
						key: String(index + 1),
						label: String(index + 1),
						values: [titles, site[index] ?? 0],
					}))}
				/>
			</Section>
			{(['above', 'below'] as const).map(
				(side) =>
					scores[side].length > 0 && (
						<Section key={side} title={t(`stats.scores.${side}`)}>
							<ScoredTitles
								titles={scores[side].map(({ title, score, rating }) => ({
									title,
									text: t('stats.scores.pair', { score, rating: written(rating) }),
								}))}
							/>
						</Section>
					),
			)}
		</Stack>
	)
}
