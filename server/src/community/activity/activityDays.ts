import { DAY_MS } from 'shared-contract/units'
/** Days in the activity calendar: 53 whole weeks cover any year. */
export const YEAR_DAYS = 371
export const QUARTER_MS = 900_000

/** Formats an instant as the local date of a time zone (`2026-04-01`). An unknown zone counts as UTC. */
export function dayFormatter(zone: string | undefined): (ms: number) => string {
	const format = dateFormat(zone)
	return (ms) => format.format(ms)
}

// The Swedish locale formats dates as ISO 8601.
function dateFormat(timeZone: string | undefined): Intl.DateTimeFormat {
	const shape = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
	try {
		return new Intl.DateTimeFormat('sv-SE', { ...shape, timeZone: timeZone ?? 'UTC' })
	} catch {
		return new Intl.DateTimeFormat('sv-SE', { ...shape, timeZone: 'UTC' })
	}
}

/** Adds days (negative: subtracts) to an ISO date. */
export function addDays(date: string, days: number): string {
	return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

export interface QuarterCount {
	/** Start of the quarter of an hour, in milliseconds. Every time zone offset is a multiple of 15 minutes. */
	quarter: number
	count: number
}

/** Sums counts per quarter of an hour into counts per local day, in order, limited to `first` to `last`. */
export function countByDay(
	quarters: readonly QuarterCount[],
	format: (ms: number) => string,
	first: string,
	last: string,
) {
	const days = new Map<string, number>()
	for (const { quarter, count } of quarters) {
		const date = format(quarter)
		if (date >= first && date <= last) days.set(date, (days.get(date) ?? 0) + count)
	}
	return [...days].sort(([one], [other]) => (one < other ? -1 : 1)).map(([date, count]) => ({ date, count }))
}
