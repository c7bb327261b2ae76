import { useStore } from '@nanostores/react'
import { countdownTo, isDay, LANGUAGE_TAGS, type Release } from 'shared-contract'
import { dateFormat, useLocale, useTranslations } from 'shared-i18n'
import { Badge, color, Meta } from 'shared-ui'
import { styled } from 'styled-components'
import { continueTranslations } from './continueTranslations.ts'
import { $minute } from './minute.ts'

const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const

const Times = styled.p`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: 0 8px;
	font-variant-numeric: tabular-nums;
	time { font-weight: 600; }
`
/** Outlined, because it is not sure. */
const ExpectedBadge = styled(Badge)`
	color: ${color.muted};
	background: none;
	outline: 1px dashed ${color.edge};
	outline-offset: -1px;
`

/**
 * When an episode airs: its date and time in the reader's time zone, the time left, and whether it is only expected. Of a day
 * without a time only the date.
 */
export function AirTime(release: Release) {
	return isDay(release.airsAt) ? <AirDay {...release} /> : <AirInstant {...release} />
}

function AirDay({ airsAt }: Release) {
	const format = dateFormat(LANGUAGE_TAGS[useLocale()], { ...DAY, timeZone: 'UTC' })
	return (
		<Times>
			<time dateTime={airsAt}>{format.format(Date.parse(airsAt))}</time>
		</Times>
	)
}

function AirInstant({ airsAt, durationMinutes, isExpected = false }: Release) {
	const t = useTranslations(continueTranslations)
	const now = useStore($minute)
	const format = airTimeFormat(LANGUAGE_TAGS[useLocale()])
	const { state, ...parts } = countdownTo(Date.parse(airsAt), durationMinutes, now)
	const hasBegun = state === 'airing' || state === 'aired'
	return (
		<Times>
			<time dateTime={airsAt}>{format.format(Date.parse(airsAt))}</time>
			<Meta>{t(`upNext.left.${isExpected && hasBegun ? 'expected' : state}`, parts)}</Meta>
			{isExpected && <ExpectedBadge title={t('upNext.expected.hint')}>{t('upNext.expected')}</ExpectedBadge>}
		</Times>
	)
}

/** `qui., 26 de nov., 12:30`, in the reader's time zone. */
function airTimeFormat(tag: string): Intl.DateTimeFormat {
	return dateFormat(tag, {
		...DAY,
		hour: '2-digit',
		minute: '2-digit',
		hourCycle: 'h23',
	})
}
