import { DAY_MS } from 'shared-contract/units'
import { zoned } from '../airing/zonedTime.ts'

/** A note that the showings from a day on come later, or not before further notice. */
export interface Delay {
	id: number
	kind: 'delay' | 'hiatus'
	episode: number | null
	/** The announced ISO date in the zone of the broadcast; null if it is unknown, then nothing moves. */
	date: string | null
	/** Null if it is not known yet. */
	newDate: string | null
	reason: string
}

/** Where delays put a showing: its instant in milliseconds, or undefined if it waits for a new date. */
export interface Moved {
	instant: number | undefined
	/** The note about this very showing, and not one before it. */
	delay: Delay | undefined
}

/** The ISO date of an instant in a zone. */
export function dayIn(instant: number, zone: string): string {
	return zoned(instant, zone).toPlainDate().toString()
}

/** Moves a showing of a slot: a delay moves it and all that follow by the same days. `delays` are in the order of writing. */
export function moveShowing(instant: number, zone: string, delays: readonly Delay[]): Moved {
	let current = instant
	let own: Delay | undefined
	for (const delay of delays) {
		const { date, newDate } = delay
		const day = dayIn(current, zone)
		if (date === null || day < date) continue
		if (day === date) own = delay
		if (newDate === null) return { instant: undefined, delay: own }
		current = zoned(current, zone).add({ days: daysBetween(date, newDate) }).epochMilliseconds
	}
	return { instant: current, delay: own }
}

/** The longest time by which delays move showings, in milliseconds. */
export function longestMove(delays: readonly Delay[]): number {
	return delays.reduce((sum, { date, newDate }) => {
		return date === null || newDate === null ? sum : sum + Math.max(0, daysBetween(date, newDate)) * DAY_MS
	}, 0)
}

function daysBetween(first: string, second: string): number {
	return Math.round((Date.parse(`${second}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / DAY_MS)
}
