import { DAY_MS } from 'shared-contract/units'
import { zoned } from '../airing/zonedTime.ts'
import type { Interval } from '../tables/watching.ts'

/** Days between two showings; the mean for a month. */
const STEP_DAYS: Record<Interval, number> = { once: 0, day: 1, two_days: 2, week: 7, month: 30.44 }

export interface Slot {
	/** Milliseconds. */
	startsAt: number
	every: Interval
	/** No showing starts later; milliseconds. */
	endsAt: number | null
	/** IANA name. */
	zone: string
}

export interface Occurrence {
	/** Milliseconds. */
	instant: number
	/** Its number within the slot, from 1. */
	count: number
}

/** The mean time between two showings of a slot, in milliseconds; 0 for a single showing. */
export function stepOf(every: Interval): number {
	return STEP_DAYS[every] * DAY_MS
}

/**
 * The showings of a slot in [`from`, `to`), in milliseconds. A slot keeps its local time of day in its zone across daylight
 * saving changes.
 */
export function occurrencesOf(slot: Slot, from: number, to: number): Occurrence[] {
	if (slot.every === 'once') {
		return slot.startsAt >= from && slot.startsAt < to ? [{ instant: slot.startsAt, count: 1 }] : []
	}
	const last = Math.min(to - 1, slot.endsAt ?? Number.POSITIVE_INFINITY)
	const found: Occurrence[] = []
	// Starts one step early: the step is a mean, and daylight saving shifts instants.
	const first = Math.max(0, Math.floor((from - slot.startsAt) / stepOf(slot.every)) - 1)
	for (let index = first; ; index += 1) {
		const instant = instantOfShowing(slot, index)
		if (instant > last) return found
		if (instant >= from) found.push({ instant, count: index + 1 })
	}
}

/** The instant of the showing with an index from 0, in milliseconds. A month without that day uses its last day. */
export function instantOfShowing({ startsAt, every, zone }: Slot, index: number): number {
	const duration = every === 'month' ? { months: index } : { days: index * STEP_DAYS[every] }
	return zoned(startsAt, zone).add(duration).epochMilliseconds
}
