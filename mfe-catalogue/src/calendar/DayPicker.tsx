import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { LANGUAGE_TAGS, type Release } from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import { color, from, headerHeight, motionAllowed, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import type { CalendarDay } from './calendarDays.ts'
import { calendarFormats } from './calendarFormats.ts'
import { calendarTranslations } from './calendarTranslations.ts'
import { $timeZone } from './clock.ts'
import { dayColumnId, weekdayKey } from './dayColumn.ts'

const Bar = styled.nav`
	position: sticky;
	z-index: 2;
	top: ${headerHeight};
	margin-inline: calc(-1 * var(--gutter));
	padding: ${space[2]} var(--gutter);
	border-bottom: 1px solid ${color.line};
	background: ${color.canvas};
	${from.wide} { display: none; }
`
const List = styled.ol`
	display: grid;
	grid-template-columns: repeat(7, minmax(0, 1fr));
	gap: ${space[1]};
`
const Choice = styled.button`
	position: relative;
	display: grid;
	justify-items: center;
	gap: 2px;
	width: 100%;
	padding: 6px 0 8px;
	border: 0;
	border-radius: ${radius.md};
	font-size: ${size.xs};
	color: ${color.muted};
	background: none;
	cursor: pointer;
	b { font-size: ${size.md}; font-variant-numeric: tabular-nums; color: ${color.text}; }
	&[aria-current='date']::after {
		content: '';
		position: absolute;
		bottom: 3px;
		width: 14px;
		height: 3px;
		border-radius: ${radius.full};
		background: ${color.live};
	}
	&[aria-pressed='true'] { color: ${color.canvas}; background: ${color.text}; }
	&[aria-pressed='true'] b { color: inherit; }
	@media (forced-colors: active) {
		&[aria-pressed='true'], &[aria-current='date']::after { color: HighlightText; background: Highlight; forced-color-adjust: none; }
	}
`

/** Narrow screens only, where the days are stacked: a sticky bar with a button that scrolls to each day. It starts at today. */
export function DayPicker({ days }: { days: readonly CalendarDay<Release>[] }) {
	const t = useTranslations(calendarTranslations)
	const zone = useStore($timeZone)
	const formats = calendarFormats(LANGUAGE_TAGS[useLocale()], zone)
	const inView = useVisibleDay(days.map(({ date }) => date))
	const bar = useRef<HTMLElement>(null)
	const today = days.find(({ isToday }) => isToday)?.date
	useEffect(() => {
		if (today === undefined) return
		// The page scrolls to its own start after its parts have their effects; where it goes back to another place, it stays there.
		const frame = requestAnimationFrame(() => {
			if (scrollY === 0 && bar.current?.getClientRects().length) scrollToDay(today, 'instant')
		})
		return () => cancelAnimationFrame(frame)
	}, [today])

	return (
		<Bar ref={bar} aria-label={t('calendar.days')}>
			<List>
				{days.map((day) => (
					<li key={day.date}>
						<Choice
							type="button"
							aria-pressed={day.date === inView}
							aria-current={day.isToday ? 'date' : undefined}
							aria-label={`${t(weekdayKey(day.date))} ${formats.day(day.date)}`}
							onClick={() => scrollToDay(day.date)}
						>
							{formats.weekday(day.date)}
							<b>{formats.day(day.date)}</b>
						</Choice>
					</li>
				))}
			</List>
		</Bar>
	)
}

function scrollToDay(date: string, behavior: ScrollBehavior = motionAllowed() ? 'smooth' : 'instant') {
	document.getElementById(dayColumnId(date))?.scrollIntoView({ behavior })
}

/** The area that counts as being read: below the header and the day picker, the upper part of the screen. */
const READING_AREA = '-140px 0px -55% 0px'

/** The day that is being read, of days that are stacked; undefined if none is in the reading area. */
function useVisibleDay(dates: readonly string[]): string | undefined {
	const [inView, setInView] = useState<string>()
	const key = dates.join(' ')
	useEffect(() => {
		if (!('IntersectionObserver' in window)) return
		const shown = new Set<string>()
		const ids = key.split(' ')
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { target, isIntersecting } of entries) {
					if (isIntersecting) shown.add(target.id)
					else shown.delete(target.id)
				}
				setInView(ids.find((date) => shown.has(dayColumnId(date))))
			},
			{ rootMargin: READING_AREA },
		)
		for (const date of ids) {
			const column = document.getElementById(dayColumnId(date))
			if (column) observer.observe(column)
		}
		return () => observer.disconnect()
	}, [key])
	return inView
}
