import { DAY_MS, MINUTE_MS } from 'shared-contract/units'
import { Temporal } from 'temporal-polyfill'

const NANOSECONDS = 1_000_000

/** A weekly slot in broadcast notation: weekday 0 is Sunday; 25:00 is 01:00 on the next day. */
export interface WeeklySlot {
	weekday: number
	/** Minutes after that day's midnight. */
	minutes: number
	/** IANA name. */
	zone: string
}

/** Parses `HH:MM` into minutes after midnight; hours go up to 29 as in a broadcast day. Undefined for any other text. */
export function minutesOfDay(time: string): number | undefined {
	const [, hours, minutes] = /^([0-2]?\d):([0-5]\d)$/.exec(time.trim()) ?? []
	if (hours === undefined || minutes === undefined) return undefined
	return Number(hours) * 60 + Number(minutes)
}

/** An instant in milliseconds as a date and time of a zone. */
export function zoned(instant: number, zone: string): Temporal.ZonedDateTime {
	return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
}

/** The instant of a local time in a zone, in milliseconds. `day` is midnight UTC of the local date. */
export function instantAt(day: number, minutes: number, zone: string): number {
	const shown = zoned(day + minutes * MINUTE_MS, 'UTC').toPlainDateTime()
	return shown.toZonedDateTime(zone).epochMilliseconds
}

/** The first instant of a weekly slot that is not before `from`. */
export function nextInstant(slot: WeeklySlot, from: number): number {
	const localDay = Math.floor(localTimeAt(from, slot.zone) / DAY_MS) * DAY_MS
	// A slot past midnight may belong to the day before.
	for (let days = -1; ; days += 1) {
		const day = localDay + days * DAY_MS
		if (new Date(day).getUTCDay() !== slot.weekday) continue
		const instant = instantAt(day, slot.minutes, slot.zone)
		if (instant >= from) return instant
	}
}

/** The local time of a zone at an instant, as the milliseconds of the same wall-clock time in UTC. */
export function localTimeAt(instant: number, zone: string): number {
	return instant + zoned(instant, zone).offsetNanoseconds / NANOSECONDS
}
