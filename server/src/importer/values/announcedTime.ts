import { DAY_MS, HOUR_MS } from 'shared-contract/units'

const JAPAN_MS = 9 * HOUR_MS
/** What opens on a day. An episode on television may well begin at midnight. */
const OPENS_ON_A_DAY = ['MOVIE', 'OVA', 'SPECIAL']

/** An announced time in milliseconds. Sources write the day of a premiere as the midnight of Japan, which is none in it. */
export function announcedTime(instant: number, type: string | null): { airsAt: Date; isDay: boolean } {
	const isMidnight = (instant + JAPAN_MS) % DAY_MS === 0
	const isDay = isMidnight && OPENS_ON_A_DAY.includes(type?.toUpperCase() ?? '')
	// The noon in UTC of that day.
	return { airsAt: new Date(isDay ? instant + JAPAN_MS + DAY_MS / 2 : instant), isDay }
}
