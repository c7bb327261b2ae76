import { useStore } from '@nanostores/react'
import { scoreBars } from 'shared-composition/score/scoreBars'
import { $scoreScale, scoreText } from 'shared-composition/score/scoreText'
import { exactScore, type MemberStatistics } from 'shared-contract'
import { useFormats, useLocale, useTranslations } from 'shared-i18n'
import { Section, Stack } from 'shared-ui'
import { ColumnChart } from './chart/ColumnChart.tsx'
import { ScoredTitles } from './ScoredTitles.tsx'
import { statisticsTranslations } from './statisticsTranslations.ts'

/** The scores of a member against the means of the same titles, and the titles where they differ most. */
export function ScoreCharts({ scores }: { scores: MemberStatistics['scores'] }) {
	const t = useTranslations(statisticsTranslations)
	const formats = useFormats()
	const scale = useStore($scoreScale)
	const locale = useLocale()
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
					bars={scoreBars(scale, locale, [own, site]).map((bar) => ({ ...bar, key: bar.label }))}
				/>
			</Section>
			{(['above', 'below'] as const).map(
				(side) =>
					scores[side].length > 0 && (
						<Section key={side} title={t(`stats.scores.${side}`)}>
							<ScoredTitles
								titles={scores[side].map(({ title, rating, ...scored }) => ({
									title,
									text: t('stats.scores.pair', {
										score: scoreText(scale, exactScore(scored) ?? 0, locale),
										rating: written(rating),
									}),
								}))}
							/>
						</Section>
					),
			)}
		</Stack>
	)
}
