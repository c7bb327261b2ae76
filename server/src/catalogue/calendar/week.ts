import { CALENDAR_YEAR_FIRST, CALENDAR_YEAR_LAST } from 'shared-contract'
import { DAY_MS, HOUR_MS } from 'shared-contract/units'

/** Time zones go from UTC+14 to UTC−12. */
const AHEAD_MS = 14 * HOUR_MS
const BEHIND_MS = 12 * HOUR_MS

export interface Week {
	/** Its first and its last day, as ISO dates. */
	sunday: string
	saturday: string
	/** The interval [from, to) in which it is that week in any time zone, in milliseconds. */
	from: number
	to: number
}

/** The week that contains an ISO date; undefined for a date that is invalid or out of the calendar's range. */
export function weekOf(date: string): Week | undefined {
	const midnight = Date.parse(`${date}T00:00:00Z`)
	if (Number.isNaN(midnight)) return undefined
	const day = new Date(midnight)
	const year = day.getUTCFullYear()
	// `Date` reads February 30 as a day in March.
	if (day.toISOString().slice(0, 10) !== date || year < CALENDAR_YEAR_FIRST || year > CALENDAR_YEAR_LAST)
		return undefined
	const sunday = midnight - day.getUTCDay() * DAY_MS
	return {
		sunday: new Date(sunday).toISOString().slice(0, 10),
		saturday: new Date(sunday + 6 * DAY_MS).toISOString().slice(0, 10),
		from: sunday - AHEAD_MS,
		to: sunday + 7 * DAY_MS + BEHIND_MS,
	}
}
