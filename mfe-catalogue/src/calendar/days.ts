const DAY_MS = 86_400_000

/** The zone that this browser's clock is set to, as its IANA name. */
export function readerZone(): string {
	return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** The day that it is in a zone at an instant (milliseconds), as an ISO date. */
export function dayOf(instant: number, zone: string): string {
	let format = formats.get(zone)
	if (!format) {
		format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
		formats.set(zone, format)
	}
	const parts = format.formatToParts(instant)
	return ['year', 'month', 'day'].map((type) => parts.find((part) => part.type === type)?.value).join('-')
}

/** The day so many days after another; ISO dates. */
export function daysAfter(day: string, days: number): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The Sunday of the week that a day is in; ISO dates. */
export function sundayOf(day: string): string {
	return daysAfter(day, -new Date(`${day}T00:00:00Z`).getUTCDay())
}

/** The week that an address asks for, as its Sunday: this week where it asks for none or for what is no date. */
export function weekAsked(asked: string | null, now: number, zone: string): string {
	return sundayOf(asked !== null && isDate(asked) ? asked : dayOf(now, zone))
}

function isDate(text: string): boolean {
	const instant = Date.parse(`${text}T00:00:00Z`)
	return (
		/^(19[6-9]|20\d)\d-\d\d-\d\d$/.test(text) &&
		!Number.isNaN(instant) &&
		new Date(instant).toISOString().startsWith(text)
	)
}

/** A column of the calendar: a day of the reader's, and what is released on it in order of time. */
export interface Day<Item> {
	/** ISO date. */
	date: string
	isToday: boolean
	items: Item[]
}

/**
 * The seven days of a week, Sunday first, each with what falls on it in a zone. What falls on none of them is left out.
 */
export function daysOf<Item extends { airsAt: string }>(
	items: readonly Item[],
	sunday: string,
	{ zone, today }: { zone: string; today: string },
): Day<Item>[] {
	const sorted = [...items].sort((one, other) => Date.parse(one.airsAt) - Date.parse(other.airsAt))
	const days = Array.from({ length: 7 }, (_, place): Day<Item> => {
		const date = daysAfter(sunday, place)
		return { date, isToday: date === today, items: [] }
	})
	const byDate = new Map(days.map((day) => [day.date, day]))
	for (const item of sorted) byDate.get(dayOf(Date.parse(item.airsAt), zone))?.items.push(item)
	return days
}
