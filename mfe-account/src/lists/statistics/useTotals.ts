import type { MemberStatistics } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { statisticsTranslations } from './statisticsTranslations.ts'

/** The totals of a list or a year as figures: hours, episodes, chapters, titles. */
export function useTotals() {
	const t = useTranslations(statisticsTranslations)
	const formats = useFormats()
	return (totals: Pick<MemberStatistics, 'minutes' | 'episodes' | 'chapters' | 'titles'>) =>
		[
			[t('stats.hours'), formats.number(Math.round(totals.minutes / 60))],
			[t('stats.episodes'), formats.number(totals.episodes)],
			[t('stats.chapters'), formats.number(totals.chapters)],
			[t('stats.titles'), formats.number(totals.titles)],
		] as const
}
