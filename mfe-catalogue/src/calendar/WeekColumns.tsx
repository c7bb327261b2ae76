import { useStore } from '@nanostores/react'
import { type DelayedRelease, LANGUAGE_TAGS, type Release } from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import { Badge, ChevronDownIcon, color, from, Meta, motion, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { nextRelease, splitAired } from './airedReleases.ts'
import type { CalendarDay } from './calendarDays.ts'
import { calendarFormats } from './calendarFormats.ts'
import { calendarTranslations } from './calendarTranslations.ts'
import { $minute, $timeZone } from './clock.ts'
import { DelayedCard } from './DelayedCard.tsx'
import { dayColumnId, weekdayKey } from './dayColumn.ts'
import { ReleaseCard } from './ReleaseCard.tsx'

/** Seven columns on wide screens, stacked on narrow ones. */
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
	/* Keeps the column clear of the sticky header and the day picker. */
	scroll-margin-top: 150px;
	/* The last day, too, can be scrolled to its head, before the footer is there. */
	&:last-child { min-height: calc(100svh - 150px); }
	${from.wide} {
		&:last-child { min-height: 0; }
		/* The subgrid makes all heads as high as the highest, so that the releases start on one line. */
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
		gap: ${space[1]};
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

/** The releases of today that have aired, collapsed by default. */
const Aired = styled.details`
	margin-bottom: ${space[3]};
	> summary {
		display: flex;
		align-items: center;
		justify-content: space-between;
		gap: ${space[2]};
		min-height: 40px;
		padding-inline: ${space[3]};
		border-radius: ${radius.md};
		font-size: ${size.sm};
		font-weight: 600;
		color: ${color.muted};
		background: ${color.raised};
		list-style: none;
		cursor: pointer;
		svg { flex: none; transition: transform ${motion.base}; }
		&:hover { color: ${color.text}; }
	}
	> summary::-webkit-details-marker { display: none; }
	&[open] > summary { margin-bottom: ${space[3]}; }
	&[open] > summary svg { transform: rotate(180deg); }
	${from.wide} { > summary { padding-inline: ${space[2]}; } }
`

const DelayedList = styled(List)`
	&:not(:first-child) { margin-top: ${space[4]}; }
`

/** A day with the releases that were announced for it and come later. */
export interface ReleaseDay extends CalendarDay<Release> {
	delayed: readonly DelayedRelease[]
}

/** The seven days of a week with their releases. */
export function WeekColumns({ days }: { days: readonly ReleaseDay[] }) {
	const t = useTranslations(calendarTranslations)
	const zone = useStore($timeZone)
	const formats = calendarFormats(LANGUAGE_TAGS[useLocale()], zone)
	const next = nextRelease(days, useStore($minute))
	return (
		<Columns>
			{days.map((day) => (
				<Column
					key={day.date}
					id={dayColumnId(day.date)}
					aria-labelledby={`${dayColumnId(day.date)}-name`}
					$isToday={day.isToday}
				>
					<Head>
						<h3 id={`${dayColumnId(day.date)}-name`}>{t(weekdayKey(day.date))}</h3>
						<Meta>{formats.day(day.date)}</Meta>
						{day.isToday && <Badge $tone="live">{t('calendar.today')}</Badge>}
					</Head>
					{day.items.length + day.delayed.length === 0 ? (
						<Meta as="p">{t(day.isToday ? 'calendar.empty.today' : 'calendar.empty')}</Meta>
					) : (
						<Releases day={day} next={next} />
					)}
				</Column>
			))}
		</Columns>
	)
}

function Releases({ day, next }: { day: ReleaseDay; next: Release | undefined }) {
	const t = useTranslations(calendarTranslations)
	const now = useStore($minute)
	const { aired, upcoming } = day.isToday ? splitAired(day.items, now) : { aired: [], upcoming: day.items }
	const list = (releases: readonly Release[]) => (
		<List>
			{releases.map((release) => (
				<li key={release.id}>
					<ReleaseCard release={release} isToday={day.isToday} isNext={release === next} />
				</li>
			))}
		</List>
	)
	return (
		<div>
			{aired.length > 0 && (
				<Aired>
					<summary>
						{t('calendar.airedCount', { count: aired.length })}
						<ChevronDownIcon size={16} />
					</summary>
					{list(aired)}
				</Aired>
			)}
			{list(upcoming)}
			{day.delayed.length > 0 && (
				<DelayedList>
					{day.delayed.map((release) => (
						<li key={release.id}>
							<DelayedCard release={release} />
						</li>
					))}
				</DelayedList>
			)}
		</div>
	)
}
