import { LANGUAGE_TAGS, type Locale } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'

/** Where most readers are. */
export const DEFAULT_ZONE = 'America/Sao_Paulo'

/** The zone that a browser names, or the usual one where this machine knows none of that name. */
export function knownZone(name: string): string {
	try {
		return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
	} catch {
		return DEFAULT_ZONE
	}
}

/** The date that it is somewhere, as ISO writes it. */
export function localDate(instant: Date, zone: string): string {
	const parts = new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
	const named = Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, value]))
	return `${named.year}-${named.month}-${named.day}`
}

/** The date so many days after another. */
export function dateAfter(date: string, days: number): string {
	return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** `18:30`, or as a language writes it. */
export function timeWords(instant: Date, zone: string, locale: Locale): string {
	return new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(
		instant,
	)
}

/** A date as a language names it: "sábado, 21 de novembro". */
export function dayWords(date: string, locale: Locale): string {
	const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
		timeZone: 'UTC',
		weekday: 'long',
		day: 'numeric',
		month: 'long',
	})
	return format.format(new Date(`${date}T00:00:00Z`))
}
