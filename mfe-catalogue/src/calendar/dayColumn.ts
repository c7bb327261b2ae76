/** The element id of a day's column. `date` is an ISO date. */
export function dayColumnId(date: string): string {
	return `day-${date}`
}

const KEYS = [
	'calendar.sunday',
	'calendar.monday',
	'calendar.tuesday',
	'calendar.wednesday',
	'calendar.thursday',
	'calendar.friday',
	'calendar.saturday',
] as const

/** The translation key of the weekday of an ISO date. */
export function weekdayKey(date: string): (typeof KEYS)[number] {
	return KEYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? KEYS[0]
}
