import { useStore } from '@nanostores/react'
import { LANGUAGE_TAGS, seasonOfNumber, seasonPath } from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import { EmptyState, LinkButton } from 'shared-ui'
import { addDays } from './calendarDays.ts'
import { calendarFormats } from './calendarFormats.ts'
import { calendarTranslations } from './calendarTranslations.ts'
import { $timeZone, $today } from './clock.ts'

/** A week of which nothing is known: how old the times are, and the way to its season. */
export function EmptyWeek({ week, timesOf }: { week: string; timesOf: string | undefined }) {
	const t = useTranslations(calendarTranslations)
	const formats = calendarFormats(LANGUAGE_TAGS[useLocale()], useStore($timeZone))
	const today = useStore($today)
	const isThisWeek = week <= today && today <= addDays(week, 6)
	return (
		<EmptyState
			title={t('calendar.none.title')}
			text={
				timesOf === undefined
					? t('calendar.none.unknown')
					: t('calendar.none.from', { date: formats.longDate(timesOf) })
			}
			action={<LinkButton to={seasonPath(seasonOf(isThisWeek ? today : week))}>{t('calendar.none.season')}</LinkButton>}
		/>
	)
}

/** The season of an ISO date. */
function seasonOf(date: string) {
	const [year = 0, month = 1] = date.split('-').map(Number)
	return seasonOfNumber(year * 4 + Math.floor((month - 1) / 3))
}
