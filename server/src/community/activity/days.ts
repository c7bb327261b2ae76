import { DAY_MS } from 'shared-contract/units'
/** How many days the picture of a year spans: 53 whole weeks hold any year. */
export const YEAR_DAYS = 371
export const QUARTER_MS = 900_000

/** Writes the day of a time zone that an instant falls on, as `2026-04-01`. An unknown zone counts as UTC. */
export function dayWriter(zone: string | undefined): (ms: number) => string {
	const format = formatOf(zone)
	return (ms) => format.format(ms)
}

// Sweden writes days as ISO does.
function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
	const shape = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
	try {
		return new Intl.DateTimeFormat('sv-SE', { ...shape, timeZone: timeZone ?? 'UTC' })
	} catch {
		return new Intl.DateTimeFormat('sv-SE', { ...shape, timeZone: 'UTC' })
	}
}

/** The day that lies some days before or after another. */
export function dayPlus(date: string, days: number): string {
	return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

export interface Counted {
	/** When the quarter of an hour began: no zone on earth divides one. */
	quarter: number
	count: number
}

/** Quarters of an hour as the days of a zone, in order, with nothing outside of `first` to `last`. */
export function daysOf(quarters: readonly Counted[], write: (ms: number) => string, first: string, last: string) {
	const days = new Map<string, number>()
	for (const { quarter, count } of quarters) {
		const date = write(quarter)
		if (date >= first && date <= last) days.set(date, (days.get(date) ?? 0) + count)
	}
	return [...days].sort(([one], [other]) => (one < other ? -1 : 1)).map(([date, count]) => ({ date, count }))
}
