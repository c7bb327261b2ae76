import { useStore } from '@nanostores/react'
import { useWords } from 'shared-i18n'
import { Badge, Meta } from 'shared-ui'
import { words } from '../words.ts'
import { $minute, $now } from './clock.ts'
import { countdownTo } from './countdown.ts'

const LAST_HOUR_MS = 3_600_000

/** How long it is until an instant, as it passes: by the minute, and by the second in the last hour. */
export function TimeLeft({ instant, minutes }: { instant: number; minutes: number | null }) {
	const minute = useStore($minute)
	const isNear = instant > minute && instant - minute <= LAST_HOUR_MS
	return isNear ? (
		<BySecond instant={instant} minutes={minutes} />
	) : (
		<Left instant={instant} minutes={minutes} now={minute} />
	)
}

function BySecond(props: { instant: number; minutes: number | null }) {
	return <Left {...props} now={useStore($now)} />
}

function Left({ instant, minutes, now }: { instant: number; minutes: number | null; now: number }) {
	const t = useWords(words)
	const { state, ...parts } = countdownTo(instant, minutes, now)
	if (state === 'airing') return <Badge $tone="live">{t('calendar.airing')}</Badge>
	return <Meta>{t(`calendar.left.${state}`, parts)}</Meta>
}
