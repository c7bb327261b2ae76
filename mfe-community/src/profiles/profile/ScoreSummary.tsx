import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { scoreBars } from 'shared-composition/score/scoreBars'
import { $scoreScale } from 'shared-composition/score/scoreText'
import type { Profile } from 'shared-contract'
import { useFormats, useLocale, useTranslations } from 'shared-i18n'
import { Cluster, Meta, Panel, ScoreBadge, Stack } from 'shared-ui'
import { ScoreDistribution } from 'shared-ui/parts'
import { meanScore } from './meanScore.ts'
import { profileTranslations } from './profileTranslations.ts'

/** The scores that a member gave: mean and distribution. */
export function ScoreSummary({ profile: { scores, meanScore: mean = meanScore(scores) } }: { profile: Profile }) {
	const t = useTranslations(profileTranslations)
	const formats = useFormats()
	const locale = useLocale()
	const titleId = useId()
	const scale = useStore($scoreScale)
	const total = scores.reduce((sum, votes) => sum + votes, 0)
	return (
		<Panel as="section" aria-labelledby={titleId}>
			<Stack>
				<h2 id={titleId}>{t('scores.title')}</h2>
				{total === 0 ? (
					<Meta as="p">{t('scores.none')}</Meta>
				) : (
					<>
						<Cluster $gap={3}>
							<ScoreBadge text={formats.decimal(mean, 2)} label={t('scores.mean')} large />
							<Meta>{t('scores.count', { count: total })}</Meta>
						</Cluster>
						<ScoreDistribution
							label={t('scores.chart')}
							rows={scoreBars(scale, locale, [scores])
								.map(({ values: [votes = 0], ...bar }) => ({ ...bar, votes, text: formats.number(votes) }))
								.reverse()}
							total={total}
						/>
					</>
				)}
			</Stack>
		</Panel>
	)
}
