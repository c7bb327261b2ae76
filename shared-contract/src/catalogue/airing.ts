import { AIRING_EPISODES_MAX, CALENDAR_YEAR_FIRST, CALENDAR_YEAR_LAST } from '../limits.ts'
import { isVisibleText, type RuleResult } from './textRules.ts'

/** How often a title is shown. */
export const AIRING_INTERVALS = ['week', 'day', 'two_days', 'month', 'once'] as const
export type AiringInterval = (typeof AIRING_INTERVALS)[number]

/** The IANA zones that forms offer; a source may use any other one. */
export const AIRING_ZONES = [
	'Asia/Tokyo',
	'Asia/Seoul',
	'Asia/Shanghai',
	'America/Sao_Paulo',
	'America/New_York',
	'UTC',
] as const

/** When a title is broadcast, by the clocks of its zone. */
export interface Airing {
	/** The ISO date of the first showing. */
	date: string
	/** `HH:MM` */
	time: string
	/** IANA name. */
	zone: string
	every: AiringInterval
	/** The number of showings; null if the end is unknown, and for a single showing. */
	episodes: number | null
}

/** An airing in a form: the text of each control, possibly empty. */
export interface AiringParts {
	date: string
	time: string
	zone: string
	every: string
	episodes: string
}

/** Placeholder for a part that was not typed. */
const NOTHING = '-'

/**
 * Formats an airing as one text for forms, edits and revisions: `2026-10-04 23:30 Asia/Tokyo week 12`, without the
 * number if the end is unknown. A dash stands for a missing part.
 */
export function airingText({ date, time, zone, every, episodes }: AiringParts | Airing): string {
	const parts = [date, time, zone, every].map((part) => part || NOTHING)
	const count = every === 'once' ? '' : String(episodes ?? '').trim()
	return [...parts, ...(count === '' ? [] : [count])].join(' ')
}

/** Splits a text into the values of the form controls; an empty text gives the initial values. */
export function airingParts(text: string, every: AiringInterval = 'week'): AiringParts {
	if (text === '') return { date: '', time: '', zone: AIRING_ZONES[0], every, episodes: '' }
	const part = (typed = NOTHING) => (typed === NOTHING ? '' : typed)
	const [date, time, zone, interval, ...episodes] = text.split(' ')
	return { date: part(date), time: part(time), zone: part(zone), every: part(interval), episodes: episodes.join(' ') }
}

/** Parses an airing text; undefined if it is not valid. */
export function parseAiring(text: string): Airing | undefined {
	const ruled = validateAiring(text)
	return 'value' in ruled ? (ruled.value ?? undefined) : undefined
}

/** Formats the values of the form controls as a text; the initial values give an empty text. */
export function airingTextOf(parts: AiringParts, every: AiringInterval = 'week'): string {
	const text = airingText(parts)
	return text === airingText(airingParts('', every)) ? '' : text
}

/**
 * Validates an airing text, in browser and server. The value is null if nothing was typed: a zone or an interval without
 * date and time counts as nothing.
 */
export function validateAiring(text: string): RuleResult<Airing | null> {
	const parts = airingParts(text.trim())
	const { date, time, zone } = parts
	const every = AIRING_INTERVALS.find((known) => known === parts.every)
	if (!isVisibleText(date + time + parts.episodes)) return { value: null }
	if (date === '' || time === '') return { code: 'airing.incomplete' }
	if (every === undefined || !isZone(zone) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return { code: 'airing.invalid' }
	if (!isCalendarDate(date)) return { code: 'airing.date' }
	if (every === 'once' || parts.episodes === '') return { value: { date, time, zone, every, episodes: null } }
	const episodes = /^\d{1,6}$/.test(parts.episodes) ? Number(parts.episodes) : 0
	if (episodes < 1 || episodes > AIRING_EPISODES_MAX) return { code: 'airing.episodes' }
	return { value: { date, time, zone, every, episodes } }
}

/** The part of an airing that an error code is about, to mark its control. */
export function invalidAiringPart(code: string, { date }: AiringParts): keyof AiringParts {
	if (code === 'airing.episodes') return 'episodes'
	return code === 'airing.invalid' || (code === 'airing.incomplete' && date !== '') ? 'time' : 'date'
}

/** The interpolation values of an airing in a language (BCP 47), in local time of its zone. */
export function airingPieces({ date, time, zone }: Airing, tag: string) {
	const instant = new Date(`${date}T${time}:00Z`)
	const write = (options: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(instant)
	return {
		date: write({ day: 'numeric', month: 'short', year: 'numeric' }),
		weekday: write({ weekday: 'long' }),
		time: write({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
		zone: zoneName(zone, tag),
	}
}

/** The name of a zone in a language (BCP 47): `Horário Padrão do Japão`. */
export function zoneName(zone: string, tag: string): string {
	if (zone === 'UTC' || !isZone(zone)) return zone
	const parts = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts()
	return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

function isZone(zone: string): boolean {
	if (!/^[A-Za-z][\w+\-/]{1,63}$/.test(zone)) return false
	try {
		new Intl.DateTimeFormat('en', { timeZone: zone })
		return true
	} catch {
		return false
	}
}

/** True for a valid date within the years of the calendar. */
function isCalendarDate(date: string): boolean {
	const instant = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
	// A date like February 30 reads as one in March.
	if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== date) return false
	const year = new Date(instant).getUTCFullYear()
	return year >= CALENDAR_YEAR_FIRST && year <= CALENDAR_YEAR_LAST
}
