import { CALENDAR_YEAR_FIRST, CALENDAR_YEAR_LAST } from 'shared-contract'
import { DAY_MS, HOUR_MS } from 'shared-contract/units'

/** The first zones to see a day are 14 hours ahead of UTC, the last ones 12 behind. */
const AHEAD_MS = 14 * HOUR_MS
const BEHIND_MS = 12 * HOUR_MS

export interface Week {
	/** Its Sunday, as an ISO date. */
	sunday: string
	/** From when until before when it is that week anywhere on earth, in milliseconds. */
	from: number
	to: number
}

/** The week that holds an ISO date; nothing for what is no date, or one that no calendar of ours goes to. */
export function weekOf(date: string): Week | undefined {
	const midnight = Date.parse(`${date}T00:00:00Z`)
	if (Number.isNaN(midnight)) return undefined
	const day = new Date(midnight)
	const year = day.getUTCFullYear()
	// A date like February 30 reads as one in March.
	if (day.toISOString().slice(0, 10) !== date || year < CALENDAR_YEAR_FIRST || year > CALENDAR_YEAR_LAST)
		return undefined
	const sunday = midnight - day.getUTCDay() * DAY_MS
	return {
		sunday: new Date(sunday).toISOString().slice(0, 10),
		from: sunday - AHEAD_MS,
		to: sunday + 7 * DAY_MS + BEHIND_MS,
	}
}
