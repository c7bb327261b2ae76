import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react'
import { type ActivityYear, LANGUAGE_TAGS } from 'shared-contract'
import { dateFormat, useFormats, useLocale, useTranslations } from 'shared-i18n'
import { VisuallyHidden } from 'shared-ui'
import { profileTranslations } from './profileTranslations.ts'
import { type Day, dayBeside, LEVELS, WEEKDAYS, yearGrid } from './yearGrid.ts'
import { Cell, Foot, Grid, Legend, Month, Row, Scroller, Weekday } from './yearStyles.ts'

// With fewer weeks a month's name would overlap the next one.
const NAMED_FROM_WEEKS = 3
const A_SUNDAY = Date.UTC(2026, 0, 4)
const DAY_MS = 86_400_000

/** The activities of a year as a heatmap. One tab stop; the arrow keys move between days. */
export function YearHeatmap({ year }: { year: ActivityYear }) {
	const t = useTranslations(profileTranslations)
	const formats = useFormats()
	const tag = LANGUAGE_TAGS[useLocale()]
	const grid = useMemo(() => yearGrid(year), [year])
	const [focused, setFocused] = useState(year.last)
	const [read, setRead] = useState<string>()
	const cells = useRef<HTMLDivElement>(null)
	const labelOf = ({ date, count }: Day) =>
		count === 0 ? t('year.none', { date: formats.date(date) }) : t('year.day', { count, date: formats.date(date) })
	const inSight = grid.weeks.flat().find(({ date }) => date === read)

	function move(event: KeyboardEvent) {
		const date = dayBeside(grid, focused, event.key)
		if (date === undefined) return
		event.preventDefault()
		setFocused(date)
		setRead(date)
		cells.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus()
	}

	function point(event: MouseEvent) {
		setRead(event.target instanceof HTMLElement ? event.target.dataset.date : undefined)
	}

	return (
		<>
			<Scroller ref={showEnd}>
				<Grid
					ref={cells}
					role="grid"
					aria-label={t('year.total', { count: grid.total })}
					aria-description={t('year.hint')}
					onKeyDown={move}
					onMouseOver={point}
					onMouseLeave={() => setRead(undefined)}
					onFocus={(event) => setRead(event.target.dataset.date)}
					onBlur={() => setRead(undefined)}
				>
					<Row aria-hidden="true">
						<Month />
						{grid.months.map(({ month, span }) => (
							<Month key={month} style={{ gridColumn: `span ${span}` }}>
								{span >= NAMED_FROM_WEEKS && monthName(tag, month)}
							</Month>
						))}
					</Row>
					{Array.from({ length: WEEKDAYS }, (_, weekday) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the days of a week never change places
						<Row key={weekday} role="row">
							<Weekday role="rowheader">
								{weekday % 2 === 1 ? (
									weekdayName(tag, weekday)
								) : (
									<VisuallyHidden>{weekdayName(tag, weekday)}</VisuallyHidden>
								)}
							</Weekday>
							{grid.weeks.map(([sunday, ...rest]) => {
								const day = [sunday, ...rest][weekday]
								if (!day) return <span key={`after-${sunday?.date}`} aria-hidden="true" />
								return (
									<Cell
										key={day.date}
										role="gridcell"
										data-date={day.date}
										data-level={day.level}
										aria-label={labelOf(day)}
										tabIndex={day.date === focused ? 0 : -1}
									/>
								)
							})}
						</Row>
					))}
				</Grid>
			</Scroller>
			<YearLegend text={inSight ? labelOf(inSight) : t('year.total', { count: grid.total })} />
		</>
	)
}

function showEnd(scroller: HTMLDivElement | null) {
	if (scroller) scroller.scrollLeft = scroller.scrollWidth
}

function monthName(tag: string, month: string): string {
	return dateFormat(tag, { month: 'short', timeZone: 'UTC' }).format(Date.parse(`${month}-01T00:00:00Z`))
}

function weekdayName(tag: string, weekday: number): string {
	return dateFormat(tag, { weekday: 'short', timeZone: 'UTC' }).format(A_SUNDAY + weekday * DAY_MS)
}

/**
 * The text of the hovered day or the total, and the legend. Hidden from screen readers, since each cell has the same
 * text as its label.
 */
function YearLegend({ text }: { text: string }) {
	const t = useTranslations(profileTranslations)
	return (
		<Foot aria-hidden="true">
			<span>{text}</span>
			<Legend>
				{t('year.less')}
				{LEVELS.map((level) => (
					<Cell key={level} data-level={level} />
				))}
				{t('year.more')}
			</Legend>
		</Foot>
	)
}
