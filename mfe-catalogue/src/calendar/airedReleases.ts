import { countdownTo, isDay, type Release } from 'shared-contract'

type Timed = Pick<Release, 'airsAt' | 'durationMinutes'>

/** Aired releases are collapsed from this number on. */
const COLLAPSE_FROM = 2

/**
 * Splits today's releases into aired and upcoming ones, at an instant in milliseconds. If few or all have aired, none
 * are split off.
 */
export function splitAired<Item extends Timed>(
	items: readonly Item[],
	now: number,
): { aired: Item[]; upcoming: Item[] } {
	const isAired = ({ airsAt, durationMinutes }: Item) =>
		!isDay(airsAt) && countdownTo(Date.parse(airsAt), durationMinutes, now).state === 'aired'
	const aired = items.filter(isAired)
	if (aired.length < COLLAPSE_FROM || aired.length === items.length) return { aired: [], upcoming: [...items] }
	return { aired, upcoming: items.filter((item) => !isAired(item)) }
}

/** The first release that has a time and has not started. Expects the days, and the releases of each, in order. */
export function nextRelease<Item extends Timed>(
	days: readonly { items: readonly Item[] }[],
	now: number,
): Item | undefined {
	return days.flatMap(({ items }) => items).find(({ airsAt }) => !isDay(airsAt) && Date.parse(airsAt) > now)
}
