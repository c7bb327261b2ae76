import { dateFormat } from 'shared-i18n'

/** The local day of an instant, as `2026-11-21`. */
export function dayOf(instant: number | string): string {
	const date = new Date(instant)
	const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
	return `${date.getFullYear()}-${month}-${day}`
}

/** The number of days between two days, given as `2026-11-21`. */
export function daysBetween(day: string, today: string): number {
	return Math.round((Date.parse(`${today}T00:00Z`) - Date.parse(`${day}T00:00Z`)) / 86_400_000)
}

/** `09:05`: the local time of an instant. */
export function clockTime(instant: number | string, languageTag: string): string {
	const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
	return dateFormat(languageTag, clock).format(new Date(instant))
}

/** `9 de nov.`, or `09/11/2025` in another year: a short date. */
export function briefDay(day: string, today: string, languageTag: string): string {
	const options: Intl.DateTimeFormatOptions =
		day.slice(0, 4) === today.slice(0, 4)
			? { day: 'numeric', month: 'short' }
			: { day: '2-digit', month: '2-digit', year: 'numeric' }
	return dateFormat(languageTag, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`))
}

/** `segunda-feira`: the weekday of a day. */
export function weekday(day: string, languageTag: string, width: 'long' | 'short'): string {
	return dateFormat(languageTag, { weekday: width, timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`))
}
