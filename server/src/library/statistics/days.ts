import { type MonthFigures, STATISTICS_MONTHS, type Streak } from 'shared-contract'
import { addDays } from '../../core/language/localDay.ts'

/** What was seen on a day. */
export interface Day {
	/** `2026-04-01` */
	date: string
	episodes: number
	chapters: number
}

/** What was seen in each month from the first to the last one given, the latest `STATISTICS_MONTHS` of them. */
export function monthsOf(days: readonly Day[], first = days[0]?.date, last = days.at(-1)?.date): MonthFigures[] {
	if (first === undefined || last === undefined) return []
	const end = monthNumber(last)
	const start = Math.max(monthNumber(first), end - STATISTICS_MONTHS + 1)
	const months = Array.from({ length: end - start + 1 }, (_, index) => ({
		month: monthText(start + index),
		episodes: 0,
		chapters: 0,
	}))
	for (const { date, episodes, chapters } of days) {
		const month = months[monthNumber(date) - start]
		if (!month) continue
		month.episodes += episodes
		month.chapters += chapters
	}
	return months
}

const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1
const monthText = (number: number) =>
	`${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`

/** The longest run of days, the latest of equal ones, and the run that lasts: its last day is today or yesterday. */
export function streaksOf(days: readonly Day[], today: string): { current: Streak | null; longest: Streak | null } {
	const runs: Streak[] = []
	for (const { date } of days) {
		const run = runs.at(-1)
		if (run && addDays(run.last, 1) === date) runs.splice(-1, 1, { ...run, days: run.days + 1, last: date })
		else runs.push({ days: 1, first: date, last: date })
	}
	const last = runs.at(-1)
	const most = Math.max(...runs.map(({ days }) => days))
	return {
		current: last && last.last >= addDays(today, -1) ? last : null,
		longest: runs.findLast(({ days }) => days === most) ?? null,
	}
}

/** The day on which most was seen, the first of equal ones. */
export function busiestDay(days: readonly Day[]): { date: string; count: number } | null {
	const counted = days.map(({ date, episodes, chapters }) => ({ date, count: episodes + chapters }))
	return counted.reduce<(typeof counted)[number] | null>(
		(most, day) => (most && most.count >= day.count ? most : day),
		null,
	)
}

/** The years with something seen or finished, the latest first. */
export function yearsOf(days: readonly Day[], finished: readonly number[]): number[] {
	const years = new Set([...days.map(({ date }) => Number(date.slice(0, 4))), ...finished])
	return [...years].filter((year) => /^(19|20)\d\d$/.test(String(year))).sort((one, other) => other - one)
}
