import { useScoreText } from 'shared-composition/score/scoreText'
import { CORRELATION_MIN_SCORES, type CommonTitle, type Comparison } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { EmptyState, Meta, Panel, Section, Stack } from 'shared-ui'
import { RowChart } from '../chart/RowChart.tsx'
import { ScoredTitles } from '../ScoredTitles.tsx'
import { statisticsTranslations } from '../statisticsTranslations.ts'
import { correlationLevel } from './correlationWords.ts'
import { Versus } from './Versus.tsx'

/** What two lists share and where they differ, with the meaning of it in words. */
export function ComparisonView({ comparison }: { comparison: Comparison }) {
	const t = useTranslations(statisticsTranslations)
	const { member, other, shared, together, apart } = comparison
	const written = useScoreText()
	const scoreText = (score: number | null, exact?: number) =>
		score === null ? t('compare.unscored') : written(exact ?? score)
	const pairs = (titles: readonly CommonTitle[]) =>
		titles.map(({ title, score, exact, other: theirs, otherExact }) => ({
			title,
			text: t('compare.pair', {
				first: member.username,
				score: scoreText(score, exact),
				second: other.username,
				other: scoreText(theirs, otherExact),
			}),
		}))
	return (
		<Stack $gap={12}>
			<Versus comparison={comparison} />
			{shared === 0 ? (
				<EmptyState title={t('compare.nothing')} />
			) : (
				<>
					<Overlap comparison={comparison} />
					<Agreement comparison={comparison} />
					<Section title={t('compare.together')} lead={t('compare.shared', { count: shared })}>
						<ScoredTitles titles={pairs(together)} />
					</Section>
					{apart.length > 0 && (
						<Section title={t('compare.apart')} lead={t('compare.apart.lead')}>
							<ScoredTitles titles={pairs(apart)} />
						</Section>
					)}
				</>
			)}
			{[member, other].map(
				({ username, alone, best }) =>
					best.length > 0 && (
						<Section
							key={username}
							title={t('compare.alone', { name: username })}
							lead={t('compare.titles', { count: alone })}
						>
							<ScoredTitles
								titles={best.map(({ title, score, exact }) => ({ title, text: scoreText(score, exact) }))}
							/>
						</Section>
					),
			)}
		</Stack>
	)
}

function Overlap({ comparison: { member, other, shared } }: { comparison: Comparison }) {
	const t = useTranslations(statisticsTranslations)
	return (
		<Section title={t('compare.lists')}>
			<RowChart
				label={t('compare.lists')}
				of={t('stats.name')}
				series={[t('stats.titles')]}
				bars={[
					{ key: 'shared', label: t('compare.both'), values: [shared] },
					{ key: 'first', label: t('compare.only', { name: member.username }), values: [member.titles - shared] },
					{ key: 'second', label: t('compare.only', { name: other.username }), values: [other.titles - shared] },
				]}
			/>
		</Section>
	)
}

function Agreement({ comparison: { scored, correlation } }: { comparison: Comparison }) {
	const t = useTranslations(statisticsTranslations)
	const formats = useFormats()
	// With fewer, the sentence above says so.
	if (scored < CORRELATION_MIN_SCORES) return null
	return (
		<Section title={t('compare.agreement')}>
			<Panel>
				{correlation === null ? (
					<p>{t('compare.constant')}</p>
				) : (
					<Stack $gap={1}>
						<p>
							<strong>{t(`compare.level.${correlationLevel(correlation)}`)}</strong>
						</p>
						<Meta as="p">{t('compare.correlation', { value: formats.decimal(correlation, 2), count: scored })}</Meta>
					</Stack>
				)}
			</Panel>
		</Section>
	)
}
