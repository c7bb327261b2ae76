import { useStore } from '@nanostores/react'
import { countdownTo } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Badge, Meta } from 'shared-ui'
import { calendarTranslations } from './calendarTranslations.ts'
import { $minute, $now } from './clock.ts'

const LAST_HOUR_MS = 3_600_000

interface TimeLeftProps {
	instant: number
	minutes: number | null
	/** Nobody has announced the showing, so nobody knows whether it took place. */
	isExpected: boolean
}

/** A live countdown to an instant: updates every minute, and every second in the last hour. */
export function TimeLeft(props: TimeLeftProps) {
	const { instant } = props
	const minute = useStore($minute)
	const isLastHour = instant > minute && instant - minute <= LAST_HOUR_MS
	return isLastHour ? <TimeLeftBySecond {...props} /> : <TimeLeftText {...props} now={minute} />
}

function TimeLeftBySecond(props: TimeLeftProps) {
	return <TimeLeftText {...props} now={useStore($now)} />
}

function TimeLeftText({ instant, minutes, isExpected, now }: TimeLeftProps & { now: number }) {
	const t = useTranslations(calendarTranslations)
	const { state, ...parts } = countdownTo(instant, minutes, now)
	if (isExpected && (state === 'airing' || state === 'aired')) return <Meta>{t('calendar.left.expected')}</Meta>
	if (state === 'airing') return <Badge $tone="live">{t('calendar.airing')}</Badge>
	return <Meta>{t(`calendar.left.${state}`, parts)}</Meta>
}
