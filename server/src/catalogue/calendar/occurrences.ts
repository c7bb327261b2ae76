import { DAY_MS } from 'shared-contract/units'
import { zoned } from '../airing/zonedTime.ts'
import type { Interval } from '../tables/watching.ts'

/** Days between two showings; a month's vary, so that this is their mean. */
const STEP_DAYS: Record<Interval, number> = { once: 0, day: 1, two_days: 2, week: 7, month: 30.44 }

export interface Slot {
	/** Milliseconds. */
	startsAt: number
	every: Interval
	/** Nothing is shown after it; milliseconds. */
	endsAt: number | null
	/** IANA name. */
	zone: string
}

export interface Occurrence {
	/** Milliseconds. */
	instant: number
	/** Which one of the slot it is, from 1. */
	count: number
}

/** The mean time between two showings of a slot, in milliseconds; 0 where there is only one. */
export function stepOf(every: Interval): number {
	return STEP_DAYS[every] * DAY_MS
}

/**
 * The showings of a slot from `from` until before `to`, in milliseconds. A slot keeps its hour on the clocks of its own
 * zone, whatever they are set to.
 */
export function occurrencesOf(slot: Slot, from: number, to: number): Occurrence[] {
	if (slot.every === 'once') {
		return slot.startsAt >= from && slot.startsAt < to ? [{ instant: slot.startsAt, count: 1 }] : []
	}
	const last = Math.min(to - 1, slot.endsAt ?? Number.POSITIVE_INFINITY)
	const found: Occurrence[] = []
	// One step early: the clocks may have been changed, and months are not equally long.
	const first = Math.max(0, Math.floor((from - slot.startsAt) / stepOf(slot.every)) - 1)
	for (let turn = first; ; turn += 1) {
		const instant = showingOf(slot, turn)
		if (instant > last) return found
		if (instant >= from) found.push({ instant, count: turn + 1 })
	}
}

/** The instant of a slot's showing, counted from 0; milliseconds. In a month without that day it is the last one. */
export function showingOf({ startsAt, every, zone }: Slot, turn: number): number {
	const later = every === 'month' ? { months: turn } : { days: turn * STEP_DAYS[every] }
	return zoned(startsAt, zone).add(later).epochMilliseconds
}
