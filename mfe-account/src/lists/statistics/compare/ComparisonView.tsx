import { Link } from 'react-router-dom'
import { CORRELATION_MIN_SCORES, type CommonTitle, type Comparison, statisticsPath } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Avatar, Cluster, EmptyState, Meta, Panel, Section, Stack } from 'shared-ui'
import { RowChart } from '../chart/RowChart.tsx'
import { ScoredTitles } from '../ScoredTitles.tsx'
import { statisticsTranslations } from '../statisticsTranslations.ts'
import { correlationLevel } from './correlationWords.ts'

/** What two lists share and where they differ, with the meaning of it in words. */
export function ComparisonView({ comparison }: { comparison: Comparison }) {
	const t = useTranslations(statisticsTranslations)
	const { member, other, shared, together, apart } = comparison
	const scoreText = (score: number | null) => (score === null ? t('compare.unscored') : String(score))
	const pairs = (titles: readonly CommonTitle[]) =>
		titles.map(({ title, score, other: theirs }) => ({
			title,
			text: t('compare.pair', {
				first: member.username,
				score: scoreText(score),
				second: other.username,
				other: scoreText(theirs),
			}),
		}))
	return (
		<Stack $gap={12}>
			<Members comparison={comparison} />
			{shared === 0 ? (
				<EmptyState title={t('compare.nothing')} text={t('compare.nothing.text')} />
			) : (
				<>
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
							<ScoredTitles titles={best.map(({ title, score }) => ({ title, text: scoreText(score) }))} />
						</Section>
					),
			)}
		</Stack>
	)
}

function Members({ comparison: { member, other, shared } }: { comparison: Comparison }) {
	const t = useTranslations(statisticsTranslations)
	const formats = useFormats()
	return (
		<Section title={t('compare.lists')}>
			<Stack $gap={4}>
				{[member, other].map(({ username, avatarUrl, titles, mean }) => (
					<Cluster key={username} $gap={3}>
						<Avatar name={username} url={avatarUrl} size={40} />
						<Link to={statisticsPath(username)}>
							<bdi>{username}</bdi>
						</Link>
						<Meta>
							{t('compare.titles', { count: titles })}
							{mean !== null && ` · ${t('stats.scores.mean', { mean: formats.decimal(mean, 2) })}`}
						</Meta>
					</Cluster>
				))}
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
			</Stack>
		</Section>
	)
}

function Agreement({ comparison: { scored, correlation } }: { comparison: Comparison }) {
	const t = useTranslations(statisticsTranslations)
	const formats = useFormats()
	const whyNone = () => {
		if (scored === 0) return t('compare.noneScored')
		const isFew = scored < CORRELATION_MIN_SCORES
		return isFew ? t('compare.tooFew', { count: scored, needed: CORRELATION_MIN_SCORES }) : t('compare.constant')
	}
	return (
		<Section title={t('compare.agreement')}>
			<Panel>
				{correlation === null ? (
					<p>{whyNone()}</p>
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
