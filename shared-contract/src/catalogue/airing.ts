import { AIRING_EPISODES_MAX, CALENDAR_YEAR_FIRST, CALENDAR_YEAR_LAST } from '../limits.ts'
import { isSeen, type Ruled } from './textRules.ts'

/** How often a title is shown. */
export const AIRING_INTERVALS = ['week', 'day', 'two_days', 'month', 'once'] as const
export type AiringInterval = (typeof AIRING_INTERVALS)[number]

/** The zones that forms offer, by their IANA names; a source may have named any other one. */
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
	/** How many showings there are; null where no end is known, and where there is only one. */
	episodes: number | null
}

/** The same while it is typed: each part as it stands in its control, which may be nothing. */
export interface AiringParts {
	date: string
	time: string
	zone: string
	every: string
	episodes: string
}

/** What stands in a text for a part that was not typed. */
const NOTHING = '-'

/**
 * An airing as the one text that forms, edits and revisions carry: `2026-10-04 23:30 Asia/Tokyo week 12`, with no number
 * where no end is known. A text of which parts are missing has strokes in their places.
 */
export function airingText({ date, time, zone, every, episodes }: AiringParts | Airing): string {
	const parts = [date, time, zone, every].map((part) => part || NOTHING)
	const count = every === 'once' ? '' : String(episodes ?? '').trim()
	return [...parts, ...(count === '' ? [] : [count])].join(' ')
}

/** The parts of a text for the controls of a form; of an empty one those that a form begins with. */
export function airingParts(text: string, every: AiringInterval = 'week'): AiringParts {
	if (text === '') return { date: '', time: '', zone: AIRING_ZONES[0], every, episodes: '' }
	const part = (typed = NOTHING) => (typed === NOTHING ? '' : typed)
	const [date, time, zone, interval, ...episodes] = text.split(' ')
	return { date: part(date), time: part(time), zone: part(zone), every: part(interval), episodes: episodes.join(' ') }
}

/** The airing that a text tells of; nothing where it tells of none. */
export function readAiring(text: string): Airing | undefined {
	const ruled = ruledAiring(text)
	return 'value' in ruled ? (ruled.value ?? undefined) : undefined
}

/** The text of parts that were typed: an empty one where they are those that a form begins with. */
export function typedAiring(parts: AiringParts, every: AiringInterval = 'week'): string {
	const text = airingText(parts)
	return text === airingText(airingParts('', every)) ? '' : text
}

/**
 * The rules of an airing, for both sides: null where nothing was typed. Whoever chose a zone or an interval and typed
 * neither date nor hour has said nothing.
 */
export function ruledAiring(text: string): Ruled<Airing | null> {
	const parts = airingParts(text.trim())
	const { date, time, zone } = parts
	const every = AIRING_INTERVALS.find((known) => known === parts.every)
	if (!isSeen(date + time + parts.episodes)) return { value: null }
	if (date === '' || time === '') return { code: 'airing.incomplete' }
	if (every === undefined || !isZone(zone) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return { code: 'airing.invalid' }
	if (!isCalendarDate(date)) return { code: 'airing.date' }
	if (every === 'once' || parts.episodes === '') return { value: { date, time, zone, every, episodes: null } }
	const episodes = /^\d{1,6}$/.test(parts.episodes) ? Number(parts.episodes) : 0
	if (episodes < 1 || episodes > AIRING_EPISODES_MAX) return { code: 'airing.episodes' }
	return { value: { date, time, zone, every, episodes } }
}

/** The part of an airing that a refusal is about, for the mark at its control. */
export function refusedPart(code: string, { date }: AiringParts): keyof AiringParts {
	if (code === 'airing.episodes') return 'episodes'
	return code === 'airing.invalid' || (code === 'airing.incomplete' && date !== '') ? 'time' : 'date'
}

/** The pieces of an airing as a language (BCP 47) writes them, by the clocks of its own zone. */
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

/** What a language (BCP 47) calls a zone: `Horário Padrão do Japão`. */
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

/** Whether it is a date that there is, and that the calendar goes to. */
function isCalendarDate(date: string): boolean {
	const instant = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
	// A date like February 30 reads as one in March.
	if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== date) return false
	const year = new Date(instant).getUTCFullYear()
	return year >= CALENDAR_YEAR_FIRST && year <= CALENDAR_YEAR_LAST
}
