import { isDay } from 'shared-contract'
import { dateFormat } from 'shared-i18n'

const DAY_MS = 86_400_000

/** The date in a time zone at an instant in milliseconds, as an ISO date. */
export function dateInZone(instant: number, zone: string): string {
	const format = dateFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
	const parts = format.formatToParts(instant)
	return ['year', 'month', 'day'].map((type) => parts.find((part) => part.type === type)?.value).join('-')
}

/** Adds days to an ISO date. */
export function addDays(date: string, days: number): string {
	return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The Sunday that starts the week of an ISO date. */
export function startOfWeek(date: string): string {
	return addDays(date, -new Date(`${date}T00:00:00Z`).getUTCDay())
}

/** Parses the `week` parameter of an address to the Sunday of that week; without a valid date, the current week. */
export function parseWeek(parameter: string | null, now: number, zone: string): string {
	return startOfWeek(parameter !== null && isDate(parameter) ? parameter : dateInZone(now, zone))
}

function isDate(text: string): boolean {
	const instant = Date.parse(`${text}T00:00:00Z`)
	return (
		/^(19[6-9]|20\d)\d-\d\d-\d\d$/.test(text) &&
		!Number.isNaN(instant) &&
		new Date(instant).toISOString().startsWith(text)
	)
}

/** A column of the calendar: a day in the reader's time zone, with its releases in chronological order. */
export interface CalendarDay<Item> {
	/** ISO date. */
	date: string
	isToday: boolean
	items: Item[]
}

/**
 * Groups items by the seven days of a week, Sunday first, in a time zone. Items of other days are left out. Those without a
 * time are on the same day in every zone, and come first.
 */
export function groupByDay<Item extends { airsAt: string }>(
	items: readonly Item[],
	sunday: string,
	{ zone, today }: { zone: string; today: string },
): CalendarDay<Item>[] {
	const timed = items.filter(({ airsAt }) => !isDay(airsAt))
	timed.sort((one, other) => Date.parse(one.airsAt) - Date.parse(other.airsAt))
	const days = Array.from({ length: 7 }, (_, index): CalendarDay<Item> => {
		const date = addDays(sunday, index)
		return { date, isToday: date === today, items: [] }
	})
	const byDate = new Map(days.map((day) => [day.date, day]))
	for (const item of items) if (isDay(item.airsAt)) byDate.get(item.airsAt)?.items.push(item)
	for (const item of timed) byDate.get(dateInZone(Date.parse(item.airsAt), zone))?.items.push(item)
	return days
}
