import type { Release } from 'shared-contract'
import { countdownTo } from './countdown.ts'

type Timed = Pick<Release, 'airsAt' | 'durationMinutes'>

/** From so many on, releases that are over are folded away before those to come. */
const FOLDED_FROM = 2

/**
 * The releases of today that are over and those that are not, at an instant in milliseconds. Few, or all, stay
 * unfolded.
 */
export function foldAired<Item extends Timed>(items: readonly Item[], now: number): { aired: Item[]; coming: Item[] } {
	const isAired = ({ airsAt, durationMinutes }: Item) =>
		countdownTo(Date.parse(airsAt), durationMinutes, now).state === 'aired'
	const aired = items.filter(isAired)
	if (aired.length < FOLDED_FROM || aired.length === items.length) return { aired: [], coming: [...items] }
	return { aired, coming: items.filter((item) => !isAired(item)) }
}

/** The first release that is yet to begin; the days are in order, and so are their releases. */
export function nextOf<Item extends Timed>(days: readonly { items: readonly Item[] }[], now: number): Item | undefined {
	return days.flatMap(({ items }) => items).find(({ airsAt }) => Date.parse(airsAt) > now)
}
