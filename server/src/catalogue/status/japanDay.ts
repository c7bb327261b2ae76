import { DAY_MS, HOUR_MS } from 'shared-contract/units'

const AHEAD_OF_UTC_MS = 9 * HOUR_MS

/** The ISO date in Japan at an instant: dates of titles are days in Japan, which has no daylight saving time. */
export function japanDay(instant: Date): string {
	return new Date(instant.getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 10)
}

/** Adds days to an ISO date. */
export function addDays(day: string, days: number): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The first day after the period of an ISO date that may be partial (`2026`, `2026-10`); undefined for any other text. */
export function dayAfter(date: string): string | undefined {
	const [, year, month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(date) ?? []
	if (year === undefined) return undefined
	const [y, m] = [Number(year), Number(month ?? 12)]
	return iso(day === undefined ? Date.UTC(y, m, 1) : Date.UTC(y, m - 1, Number(day) + 1))
}

function iso(instant: number): string {
	return new Date(instant).toISOString().slice(0, 10)
}
