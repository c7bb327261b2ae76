import { DAY_MS } from 'shared-contract/units'
import { dayAfter, japanDay } from '../status/japanDay.ts'
import { overBySilence } from '../status/silence.ts'

/** The last episode of a slot without an announced end may be taken as shown after this time. */
export const PROMISED_MS = 28 * DAY_MS

interface Confirmations {
	starts_at: Date | null
	confirmed_at: Date | null
	edited_at: Date | null
	anchor_at: Date | null
	last_aired: string | null
	/** When a source named the title as airing. */
	named_airing_at: Date | null
	started: string | null
	ended: string | null
	hiatus_since: Date | null
}

/**
 * Until when a slot without an announced end is promised, in milliseconds: until its title is over by silence, and not
 * beyond its end or its break. An announced showing, the date of an episode, an import that lists it and an edit by
 * members are signs of life.
 */
export function promisedUntil(row: Confirmations): number {
	const { starts_at, confirmed_at, edited_at, anchor_at, last_aired, named_airing_at, started, ended, hiatus_since } =
		row
	const [first, ...signs] = [starts_at, confirmed_at, edited_at, anchor_at].flatMap((instant) =>
		instant ? japanDay(instant) : [],
	)
	if (first === undefined) return Number.POSITIVE_INFINITY
	const over = overBySilence({
		began: started?.length === 10 && started < first ? started : first,
		lastSign: [first, ...signs, last_aired ?? ''].sort().at(-1) ?? null,
		named: named_airing_at && japanDay(named_airing_at),
	})
	const end = ended?.length === 10 ? dayAfter(ended) : undefined
	return Math.min(
		Date.parse(over),
		end === undefined ? Number.POSITIVE_INFINITY : Date.parse(end),
		hiatus_since?.getTime() ?? Number.POSITIVE_INFINITY,
	)
}
