import type { ReleaseHour } from 'shared-contract'

const HOUR_MS = 3_600_000
const HOURS = 24

/** A bar of the chart: the heights of loads and of failures on top of them, from 0 to 1. */
export interface HourlyBar {
	at: string
	loads: number
	failures: number
	meanMs: number | null
	loaded: number
	failed: number
}

/** The bars of the last 24 hours, oldest first; an hour without reports is empty. */
export function hourlyBars(hours: readonly ReleaseHour[], now: number): HourlyBar[] {
	const known = new Map(hours.map((hour) => [Date.parse(hour.at), hour]))
	const latest = Math.floor(now / HOUR_MS) * HOUR_MS
	const all = Array.from({ length: HOURS }, (_, place) => {
		const time = latest - (HOURS - 1 - place) * HOUR_MS
		return known.get(time) ?? { at: new Date(time).toISOString(), loads: 0, failures: 0, meanMs: null }
	})
	const most = Math.max(1, ...all.map(({ loads, failures }) => loads + failures))
	return all.map((hour) => ({ ...hour, loaded: hour.loads / most, failed: hour.failures / most }))
}
