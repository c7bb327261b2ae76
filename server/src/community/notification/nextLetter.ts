import { DAY_MS } from 'shared-contract/units'
import { Temporal } from 'temporal-polyfill'

const MONDAY = 1
const WEEK_DAYS = 7
const HOUR = 8
/** Members who move to another zone get no second letter within so much time of the one before. */
const APART_DAYS = 3

/** The first Monday at eight in the morning after an instant, in a zone. */
export function nextLetter(after: Date, zone: string): Date {
	const local = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(zone)
	const days = (WEEK_DAYS + MONDAY - local.dayOfWeek) % WEEK_DAYS
	const monday = local.add({ days }).withPlainTime({ hour: HOUR })
	const next = monday.epochMilliseconds > after.getTime() ? monday : monday.add({ days: WEEK_DAYS })
	return new Date(next.epochMilliseconds)
}

/** The same for a letter that was due at another instant, in the zone before. */
export function movedLetter(due: Date, zone: string, now: Date): Date {
	const last = due.getTime() - WEEK_DAYS * DAY_MS
	return nextLetter(new Date(Math.max(now.getTime(), last + APART_DAYS * DAY_MS)), zone)
}
