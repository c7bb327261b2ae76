import { DAY_MS } from 'shared-contract/units'

/** Every time zone offset is a multiple of a quarter of an hour. */
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
