import { DAY_MS } from 'shared-contract/units'
import { dayAfter } from '../status/japanDay.ts'

/** A slot without an announced end is promised for this long after its last confirmation. */
export const PROMISED_MS = 28 * DAY_MS

interface Confirmations {
	starts_at: Date | null
	confirmed_at: Date | null
	edited_at: Date | null
	anchor_at: Date | null
	last_aired: string | null
	ended: string | null
	hiatus_since: Date | null
}

/**
 * Until when a slot without an announced end is promised, in milliseconds: four weeks after its last confirmation, and not
 * beyond the end or the break of its title. Its first showing was announced, an announced showing, the date of an episode,
 * an import that lists the slot and an edit by members confirm it.
 */
export function promisedUntil(row: Confirmations): number {
	const { starts_at, confirmed_at, edited_at, anchor_at, last_aired, ended, hiatus_since } = row
	const aired = last_aired === null ? undefined : Date.parse(last_aired)
	const confirmed = [starts_at, confirmed_at, edited_at, anchor_at].flatMap((instant) => instant?.getTime() ?? [])
	const last = Math.max(...confirmed, ...(aired === undefined || Number.isNaN(aired) ? [] : [aired])) + PROMISED_MS
	const end = ended?.length === 10 ? dayAfter(ended) : undefined
	return Math.min(
		last,
		end === undefined ? Number.POSITIVE_INFINITY : Date.parse(end),
		hiatus_since?.getTime() ?? Number.POSITIVE_INFINITY,
	)
}
