import { useId } from 'react'
import { LANGUAGE_TAGS } from 'shared-contract'
import { useFormats, useLocale, useTranslations } from 'shared-i18n'
import { Cluster, Meta, Panel, ScoreBadge, Stack } from 'shared-ui'
import { ScoreDistribution } from 'shared-ui/parts'
import { meanScore } from './meanScore.ts'
import { profileTranslations } from './profileTranslations.ts'

/** The scores that a member gave: mean and distribution. */
export function ScoreSummary({ scores }: { scores: readonly number[] }) {
	const t = useTranslations(profileTranslations)
	const formats = useFormats()
	const locale = useLocale()
	const titleId = useId()
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
							<ScoreBadge
								score={meanScore(scores)}
								decimals={2}
								label={t('scores.mean')}
								locale={LANGUAGE_TAGS[locale]}
								large
							/>
							<Meta>{t('scores.count', { count: total })}</Meta>
						</Cluster>
						<ScoreDistribution
							label={t('scores.chart')}
							rows={scores.map((votes, index) => ({ score: index + 1, votes, text: formats.number(votes) })).reverse()}
							total={total}
						/>
					</>
				)}
			</Stack>
		</Panel>
	)
}
