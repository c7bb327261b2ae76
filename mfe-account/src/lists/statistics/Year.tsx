import { useScoreText } from 'shared-composition/score/scoreText'
import { exactScore, type MemberYear, memberYearRoute, statisticsPath } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { EmptyState, LinkButton, Meta, Section, Stack } from 'shared-ui'
import { Charts } from './Charts.ts'
import { Figures } from './Figures.tsx'
import { MakerCharts } from './MakerCharts.tsx'
import { MonthChart } from './MonthChart.tsx'
import { ScoredTitles } from './ScoredTitles.tsx'
import { ShareYear } from './ShareYear.tsx'
import { readerZone, StatisticsPanel } from './StatisticsPanel.tsx'
import { statisticsTranslations } from './statisticsTranslations.ts'
import { useStreakText } from './useStreakText.ts'
import { useTotals } from './useTotals.ts'
import { YearCards } from './YearCards.tsx'

/** A year of a member's list, with its pictures to share. */
export function Year({ username, year }: { username: string; year: number }) {
	return (
		<StatisticsPanel
			key={`${username} ${year}`}
			fetch={() => call(memberYearRoute, { params: { username, year: String(year) }, query: { zone: readerZone() } })}
		>
			{(loaded) => <View year={loaded} />}
		</StatisticsPanel>
	)
}

function View({ year }: { year: MemberYear }) {
	const t = useTranslations(statisticsTranslations)
	const formats = useFormats()
	const totals = useTotals()
	const streak = useStreakText()
	const scoreText = useScoreText()
	const { username, best, busiest, longestStreak } = year
	const back = (
		<LinkButton to={statisticsPath(username)} size="sm" variant="quiet">
			{t('stats.title')}
		</LinkButton>
	)
	if (year.titles === 0) {
		return <EmptyState title={t('year.empty', { year: String(year.year) })} text={t('year.empty.text')} action={back} />
	}
	return (
		<Stack $gap={12}>
			<Section title={t('year.title', { year: String(year.year) })} lead={t('year.lead')} actions={back}>
				<Stack $gap={4}>
					<YearCards year={year} />
					<Figures
						label={t('year.title', { year: String(year.year) })}
						figures={[
							...totals(year),
							[t('year.completed'), formats.number(year.completed)],
							[t('stats.streak.longest'), streak.days(longestStreak)],
						]}
					/>
					{busiest && (
						<Meta as="p">{t('year.busiest', { date: formats.date(busiest.date, 'long'), count: busiest.count })}</Meta>
					)}
					{year.unmeasured > 0 && <Meta as="p">{t('stats.unmeasured', { count: year.unmeasured })}</Meta>}
					<ShareYear year={year} />
				</Stack>
			</Section>
			<MonthChart months={year.episodes + year.chapters > 0 ? year.months : []} />
			{best.length > 0 && (
				<Section title={t('year.best')}>
					<ScoredTitles
						titles={best.map(({ title, ...scored }) => ({
							title,
							text: t('year.score', { score: scoreText(exactScore(scored) ?? 0) }),
						}))}
					/>
				</Section>
			)}
			<Charts>
				<MakerCharts makers={year} />
			</Charts>
		</Stack>
	)
}
