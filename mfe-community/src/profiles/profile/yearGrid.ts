import type { ActivityYear } from 'shared-contract'

const DAY_MS = 86_400_000
const WEEKS = 53
export const WEEKDAYS = 7
/** Heatmap levels, from none to the most. */
export const LEVELS = [0, 1, 2, 3, 4] as const
export type Level = (typeof LEVELS)[number]

export interface Day {
	/** `2026-04-01` */
	date: string
	count: number
	level: Level
}

export interface YearGrid {
	/** Weeks start on Sunday; the last one ends with the last day. */
	weeks: Day[][]
	/** The months above the weeks, with the number of weeks of each. */
	months: { month: string; span: number }[]
	total: number
}

/** The grid of the last 53 weeks. */
export function yearGrid({ last, days }: Pick<ActivityYear, 'last' | 'days'>): YearGrid {
	const counts = new Map(days.map(({ date, count }) => [date, count]))
	const end = Date.parse(`${last}T00:00:00Z`)
	const start = end - (new Date(end).getUTCDay() + (WEEKS - 1) * WEEKDAYS) * DAY_MS
	const dates = Array.from({ length: (end - start) / DAY_MS + 1 }, (_, day) => isoDate(start + day * DAY_MS))
	const shown = dates.map((date) => ({ date, count: counts.get(date) ?? 0 }))
	const most = Math.max(...shown.map(({ count }) => count))
	const weeks = Array.from({ length: WEEKS }, (_, week) =>
		shown
			.slice(week * WEEKDAYS, (week + 1) * WEEKDAYS)
			.map(({ date, count }) => ({ date, count, level: levelOf(count, most) })),
	)
	return { weeks, months: monthsOf(weeks), total: shown.reduce((total, { count }) => total + count, 0) }
}

/** The heatmap level of a day, relative to the maximum. */
export function levelOf(count: number, most: number): Level {
	if (count <= 0) return 0
	const level = Math.ceil((count / Math.max(most, LEVELS.length - 1)) * (LEVELS.length - 1))
	return LEVELS[level] ?? 4
}

function monthsOf(weeks: readonly Day[][]): YearGrid['months'] {
	const months: YearGrid['months'] = []
	for (const [sunday] of weeks) {
		const month = sunday?.date.slice(0, 7) ?? ''
		const latest = months.at(-1)
		if (latest?.month === month) latest.span += 1
		else months.push({ month, span: 1 })
	}
	return months
}

function isoDate(ms: number): string {
	return new Date(ms).toISOString().slice(0, 10)
}

/** The day that a key moves to; undefined for other keys and beyond the edges. */
export function dayBeside(grid: YearGrid, date: string, key: string): string | undefined {
	const week = grid.weeks.findIndex((days) => days.some((day) => day.date === date))
	const day = grid.weeks[week]?.findIndex((each) => each.date === date) ?? -1
	if (day < 0) return undefined
	const at = (inWeek: number, weekday: number) => grid.weeks[inWeek]?.[weekday]?.date
	switch (key) {
		case 'ArrowLeft':
			return at(week - 1, day)
		case 'ArrowRight':
			return at(week + 1, day)
		case 'ArrowUp':
			return at(week, day - 1)
		case 'ArrowDown':
			return at(week, day + 1)
		case 'Home':
			return at(0, day)
		case 'End':
			return at(grid.weeks.length - 1, day) ?? at(grid.weeks.length - 2, day)
		default:
			return undefined
	}
}
