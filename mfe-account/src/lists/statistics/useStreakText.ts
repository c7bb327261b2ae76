import type { Streak } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { statisticsTranslations } from './statisticsTranslations.ts'

/** A run of days in words: its length, and from when to when. */
export function useStreakText() {
	const t = useTranslations(statisticsTranslations)
	const formats = useFormats()
	return {
		days: (streak: Streak | null) => t('stats.days', { count: streak?.days ?? 0 }),
		dates: ({ first, last }: Streak) =>
			t('stats.streak.dates', { first: formats.date(first, 'long'), last: formats.date(last, 'long') }),
	}
}
