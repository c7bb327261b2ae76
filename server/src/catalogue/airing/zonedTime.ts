import { DAY_MS, MINUTE_MS } from 'shared-contract/units'
import { Temporal } from 'temporal-polyfill'

const NANOSECONDS = 1_000_000

/** A weekly slot as broadcasters write it: weekday 0 is Sunday, and 25:00 is one in the morning of the next day. */
export interface WeeklySlot {
	weekday: number
	/** Minutes after that day's midnight. */
	minutes: number
	/** IANA name. */
	zone: string
}

/** Minutes after midnight of `HH:MM`; hours go up to 29, as a broadcast day does. Nothing for any other text. */
export function minutesOfDay(time: string): number | undefined {
	const [, hours, minutes] = /^([0-2]?\d):([0-5]\d)$/.exec(time.trim()) ?? []
	if (hours === undefined || minutes === undefined) return undefined
	return Number(hours) * 60 + Number(minutes)
}

/** An instant, in milliseconds, as the clocks of a zone show it. */
export function zoned(instant: number, zone: string): Temporal.ZonedDateTime {
	return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
}

/** The instant at which the clocks of a zone show a time, in milliseconds; `day` is that day's midnight in UTC. */
export function instantAt(day: number, minutes: number, zone: string): number {
	const shown = zoned(day + minutes * MINUTE_MS, 'UTC').toPlainDateTime()
	return shown.toZonedDateTime(zone).epochMilliseconds
}

/** The first instant of a weekly slot that is not before `from`. */
export function nextInstant(slot: WeeklySlot, from: number): number {
	const localDay = Math.floor(shownAt(from, slot.zone) / DAY_MS) * DAY_MS
	// A slot past midnight may belong to the day before.
	for (let days = -1; ; days += 1) {
		const day = localDay + days * DAY_MS
		if (new Date(day).getUTCDay() !== slot.weekday) continue
		const instant = instantAt(day, slot.minutes, slot.zone)
		if (instant >= from) return instant
	}
}

/** What the clocks of a zone show at an instant: the milliseconds that UTC's clocks would show the same at. */
export function shownAt(instant: number, zone: string): number {
	return instant + zoned(instant, zone).offsetNanoseconds / NANOSECONDS
}
