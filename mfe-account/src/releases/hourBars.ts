import type { ReleaseHour } from 'shared-contract'

const HOUR_MS = 3_600_000
const HOURS = 24

/** A bar of the last day: heights of 0 to 1, of what loaded and of what failed on top of it. */
export interface HourBar {
	at: string
	loads: number
	failures: number
	meanMs: number | null
	loaded: number
	failed: number
}

/** The last 24 hours, oldest first, with the hours in which nothing was told as empty ones. */
export function hourBars(hours: readonly ReleaseHour[], now: number): HourBar[] {
	const known = new Map(hours.map((hour) => [Date.parse(hour.at), hour]))
	const latest = Math.floor(now / HOUR_MS) * HOUR_MS
	const all = Array.from({ length: HOURS }, (_, place) => {
		const time = latest - (HOURS - 1 - place) * HOUR_MS
		return known.get(time) ?? { at: new Date(time).toISOString(), loads: 0, failures: 0, meanMs: null }
	})
	const most = Math.max(1, ...all.map(({ loads, failures }) => loads + failures))
	return all.map((hour) => ({ ...hour, loaded: hour.loads / most, failed: hour.failures / most }))
}
