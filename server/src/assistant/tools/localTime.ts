import { LANGUAGE_TAGS, type Locale } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'

/** The local ISO date of an instant. */
export function localDate(instant: Date, zone: string): string {
	const parts = new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
	const named = Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, value]))
	return `${named.year}-${named.month}-${named.day}`
}

/** The date a number of days after another. */
export function dateAfter(date: string, days: number): string {
	return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Formats a local time: `18:30`. */
export function timeWords(instant: Date, zone: string, locale: Locale): string {
	return new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(
		instant,
	)
}

/** Formats a date: "sábado, 21 de novembro". */
export function dayWords(date: string, locale: Locale): string {
	const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
		timeZone: 'UTC',
		weekday: 'long',
		day: 'numeric',
		month: 'long',
	})
	return format.format(new Date(`${date}T00:00:00Z`))
}
