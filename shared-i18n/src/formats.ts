import { dateFormat, numberFormat, relativeTimeFormat } from './intl.ts'
import { plainCompact, plainDate, plainNumber } from './plainFormats.ts'

/** Formats numbers, dates and times for one language. Instants are ISO strings in UTC. */
export interface Formats {
	/** `12.345` */
	number(value: number): string
	/** `1,2 mil`: for counters where space is short. */
	compact(value: number): string
	/** With a fixed number of decimals: `8,70`. */
	decimal(value: number, digits: number): string
	/**
	 * `12 de abr. de 2026`, or `12 de abril de 2026` if long. A calendar date has no time zone, and may be partial (`2026`,
	 * `2026-04`); an instant is shown in the reader's time zone.
	 */
	date(iso: string, length?: 'long'): string
	/** `12 de abril de 2026 às 21:30` */
	instant(isoInstant: string): string
	/** `há 5 minutos`, `ontem`: the distance from now. */
	ago(isoInstant: string, now?: number): string
}

const MINUTE = 60_000
const STEPS: readonly [limit: number, unit: Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
	[60 * MINUTE, 'minute', MINUTE],
	[24 * 60 * MINUTE, 'hour', 60 * MINUTE],
	[30 * 24 * 60 * MINUTE, 'day', 24 * 60 * MINUTE],
	[365 * 24 * 60 * MINUTE, 'month', 30 * 24 * 60 * MINUTE],
	[Number.POSITIVE_INFINITY, 'year', 365 * 24 * 60 * MINUTE],
]

const INSTANT = /^\d{4}-\d{2}-\d{2}T/

const made = new Map<string, Formats>()

/** The formats of a BCP 47 language tag, cached. */
export function formatsFor(languageTag: string): Formats {
	let formats = made.get(languageTag)
	if (!formats) {
		formats = makeFormats(languageTag)
		made.set(languageTag, formats)
	}
	return formats
}

function makeFormats(tag: string): Formats {
	return {
		number: (value) => plainNumber(tag, value, 0, 3) ?? numberFormat(tag).format(value),
		compact: (value) =>
			plainCompact(tag, value) ?? numberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 }).format(value),
		decimal: (value, digits) =>
			plainNumber(tag, value, digits, digits) ??
			numberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value),
		date: (iso, length) => formatDate(tag, iso, length),
		instant: (isoInstant) => dateFormat(tag, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(isoInstant)),
		ago(isoInstant, now = Date.now()) {
			const distance = new Date(isoInstant).getTime() - now
			const size = Math.abs(distance)
			const relative = relativeTimeFormat(tag, { numeric: 'auto' })
			if (size < MINUTE) return relative.format(0, 'second')
			const [, unit, milliseconds] = STEPS.find(([limit]) => size < limit) ?? (STEPS.at(-1) as (typeof STEPS)[number])
			return relative.format(Math.trunc(distance / milliseconds), unit)
		},
	}
}

/**
 * Formats a date. An instant is shown in `zone`, by default the reader's time zone; a calendar date has no zone.
 */
export function formatDate(tag: string, iso: string, length: 'short' | 'long' = 'short', zone?: string): string {
	if (INSTANT.test(iso)) {
		const at = new Date(iso)
		return zone
			? dateFormat(tag, { year: 'numeric', month: length, day: 'numeric', timeZone: zone }).format(at)
			: plainDate(tag, length, at.getFullYear(), at.getMonth() + 1, at.getDate())
	}
	const [year, month, day] = iso.slice(0, 10).split('-').map(Number)
	return year ? plainDate(tag, length, year, month, day) : iso
}
