import { DAY_MS, HOUR_MS, MINUTE_MS } from '../units.ts'

const SECOND_MS = 1000
/** The assumed length of an episode of unknown length. */
const DEFAULT_MINUTES = 24

/** The time left until a release, or that it is on air or has aired. */
export type Countdown =
	| { state: 'days'; days: number; hours: number }
	| { state: 'hours'; hours: number; minutes: number }
	| { state: 'minutes'; minutes: number; seconds: number }
	| { state: 'airing' }
	| { state: 'aired' }

/** The time left until a release, in two units that depend on the distance. `airsAt` and `now` are in milliseconds. */
export function countdownTo(airsAt: number, durationMinutes: number | null, now: number): Countdown {
	const left = airsAt - now
	if (left <= 0)
		return -left < (durationMinutes ?? DEFAULT_MINUTES) * MINUTE_MS ? { state: 'airing' } : { state: 'aired' }
	const part = (unit: number, whole: number) => Math.floor((left % whole) / unit)
	if (left >= DAY_MS) return { state: 'days', days: Math.floor(left / DAY_MS), hours: part(HOUR_MS, DAY_MS) }
	if (left >= HOUR_MS) return { state: 'hours', hours: part(HOUR_MS, DAY_MS), minutes: part(MINUTE_MS, HOUR_MS) }
	return { state: 'minutes', minutes: part(MINUTE_MS, HOUR_MS), seconds: part(SECOND_MS, MINUTE_MS) }
}
