import { useStore } from '@nanostores/react'
import { LANGUAGE_TAGS, type Release } from 'shared-contract'
import { useLocale, useWords } from 'shared-i18n'
import { Badge, color, from, Meta, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { words } from '../words.ts'
import { $zone } from './clock.ts'
import { dayId, weekdayKey } from './dayNames.ts'
import type { Day } from './days.ts'
import { ReleaseCard } from './ReleaseCard.tsx'
import { calendarFormats } from './writing.ts'

/** Seven columns where there is room for them. */
export const Columns = styled.div`
	display: grid;
	gap: ${space[8]};
	${from.wide} {
		grid-template: auto auto / repeat(7, minmax(0, 1fr));
		gap: 0 ${space[2]};
		align-items: stretch;
	}
	${from.full} { column-gap: ${space[3]}; }
`
const Column = styled.section<{ $isToday: boolean }>`
	min-width: 0;
	/* Below the header and, where it is, the picker. */
	scroll-margin-top: 150px;
	${from.wide} {
		/* The heads are as high as the highest, so that what comes out begins on one line. */
		grid-row: span 2;
		display: grid;
		grid-template-rows: subgrid;
		align-items: start;
		padding: ${space[2]};
		border-radius: ${radius.lg};
		background: ${(p) => (p.$isToday ? color.surface : 'none')};
		box-shadow: ${(p) => (p.$isToday ? `inset 0 0 0 1px ${color.line}` : 'none')};
	}
`
const Head = styled.header`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: ${space[1]} ${space[2]};
	min-height: 44px;
	margin-bottom: ${space[3]};
	padding-bottom: ${space[2]};
	border-bottom: 1px solid ${color.line};
	h3 { font-size: ${size.lg}; }
	${from.wide} {
		align-content: start;
		align-self: stretch;
		h3 { font-size: ${size.sm}; }
	}
	${from.full} { h3 { font-size: ${size.md}; } }
`
const List = styled.ol`
	display: grid;
	gap: ${space[3]};
	${from.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
	${from.wide} { grid-template-columns: minmax(0, 1fr); gap: ${space[4]}; }
`

/** The seven days of a week, side by side where there is room and one below the other where there is not. */
export function WeekColumns({ days }: { days: readonly Day<Release>[] }) {
	const t = useWords(words)
	const zone = useStore($zone)
	const formats = calendarFormats(LANGUAGE_TAGS[useLocale()], zone)
	return (
		<Columns>
			{days.map((day) => (
				<Column key={day.date} id={dayId(day.date)} aria-labelledby={`${dayId(day.date)}-name`} $isToday={day.isToday}>
					<Head>
						<h3 id={`${dayId(day.date)}-name`}>{t(weekdayKey(day.date))}</h3>
						<Meta>{formats.day(day.date)}</Meta>
						{day.isToday && <Badge $tone="live">{t('calendar.today')}</Badge>}
					</Head>
					{day.items.length === 0 ? (
						<Meta as="p">{t('calendar.empty')}</Meta>
					) : (
						<List>
							{day.items.map((release) => (
								<li key={release.id}>
									<ReleaseCard release={release} />
								</li>
							))}
						</List>
					)}
				</Column>
			))}
		</Columns>
	)
}
