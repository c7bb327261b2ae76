import { useStore } from '@nanostores/react'
import { useTranslations } from 'shared-i18n'
import { Badge, Meta } from 'shared-ui'
import { translations } from '../translations.ts'
import { $minute, $now } from './clock.ts'
import { countdownTo } from './countdown.ts'

const LAST_HOUR_MS = 3_600_000

/** A live countdown to an instant: updates every minute, and every second in the last hour. */
export function TimeLeft({ instant, minutes }: { instant: number; minutes: number | null }) {
	const minute = useStore($minute)
	const isLastHour = instant > minute && instant - minute <= LAST_HOUR_MS
	return isLastHour ? (
		<TimeLeftBySecond instant={instant} minutes={minutes} />
	) : (
		<TimeLeftText instant={instant} minutes={minutes} now={minute} />
	)
}

function TimeLeftBySecond(props: { instant: number; minutes: number | null }) {
	return <TimeLeftText {...props} now={useStore($now)} />
}

function TimeLeftText({ instant, minutes, now }: { instant: number; minutes: number | null; now: number }) {
	const t = useTranslations(translations)
	const { state, ...parts } = countdownTo(instant, minutes, now)
	if (state === 'airing') return <Badge $tone="live">{t('calendar.airing')}</Badge>
	return <Meta>{t(`calendar.left.${state}`, parts)}</Meta>
}
