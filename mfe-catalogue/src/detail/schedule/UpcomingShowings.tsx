import { useStore } from '@nanostores/react'
import { isDay, LANGUAGE_TAGS, type ScheduledShowing } from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import { Badge, Cluster, color, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { calendarFormats } from '../../calendar/calendarFormats.ts'
import { $timeZone } from '../../calendar/clock.ts'
import { ReleaseMarks } from '../../calendar/ReleaseMarks.tsx'
import { titleTranslations } from '../title/titleTranslations.ts'

const List = styled.ol`
	display: grid;
	gap: ${space[3]};
`
const Line = styled.li<{ $isExpected: boolean }>`
	display: grid;
	gap: 4px;
	padding-left: ${space[3]};
	border-left: 3px ${(p) => (p.$isExpected ? 'dashed' : 'solid')} ${(p) => (p.$isExpected ? color.edge : color.live)};
	font-size: ${size.sm};
	strong { font-weight: 650; }
	time { font-variant-numeric: tabular-nums; color: ${color.muted}; }
`

/** The next showings in the reader's time zone, each confirmed or expected. */
export function UpcomingShowings({ showings }: { showings: readonly ScheduledShowing[] }) {
	const t = useTranslations(titleTranslations)
	const zone = useStore($timeZone)
	const formats = calendarFormats(LANGUAGE_TAGS[useLocale()], zone)
	return (
		<List>
			{showings.map((showing) => (
				<Line key={showing.airsAt} $isExpected={showing.isExpected}>
					<strong>
						{showing.episode === null ? t('schedule.film') : t('calendar.episode', { number: showing.episode })}
					</strong>
					<time dateTime={showing.airsAt}>
						{isDay(showing.airsAt) ? formats.date(showing.airsAt) : formats.dateTime(Date.parse(showing.airsAt), zone)}
					</time>
					<Cluster $gap={1}>
						{!showing.isExpected && <Badge $tone="live">{t('calendar.confirmed')}</Badge>}
						<ReleaseMarks {...showing} />
					</Cluster>
				</Line>
			))}
		</List>
	)
}
