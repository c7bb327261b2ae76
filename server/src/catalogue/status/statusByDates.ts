import type { Status, StatusReason } from 'shared-contract'
import { addDays, dayAfter } from './japanDay.ts'
import { overBySilence, type SignsOfLife } from './silence.ts'

/** Days without a showing after which an announced break counts. */
const BREAK_DAYS = 14

/** What is known about the showings of a title. Days are ISO dates in Japan. */
export interface Evidence {
	/** ISO dates, possibly partial. */
	started: string | null
	ended: string | null
	/** The number of episodes, 1 for a film; null if unknown. */
	total: number | null
	/** The day of the first showing: of an aired episode, an announced showing or a slot. */
	firstShown: string | null
	/** The last day on which an episode was shown. */
	lastShown: string | null
	/** The day after the last showing, by the numbers of episodes or by the announced end of a slot. */
	allShown: string | null
	/** Four weeks after the last episode that a slot without an announced end lets expect. */
	allExpected: string | null
	/** What was heard of an anime; null where silence says nothing. */
	signs: Omit<SignsOfLife, 'began'> | null
	/** True if a source announces a showing in the future. */
	hasShowingAhead: boolean
	/** True if a note delays the first episode to a later day. */
	isStartDelayed: boolean
	/** The latest note of a break: its first day, and the day on which it ends if that is known. */
	hiatus: { from: string; until: string | null } | null
}

export interface DatedStatus {
	status: Status
	reason: StatusReason
	/** The day since which the dates say so. */
	since: string
}

/** The status that the dates of a title give on a day; undefined if they say nothing. */
export function statusByDates(evidence: Evidence, today: string): DatedStatus | undefined {
	const begun = begunBy(evidence, today)
	const over = overBy(evidence, begun, today)
	if (over) return over
	if (begun) return begun
	const { started } = evidence
	if (started === null) return undefined
	return { status: 'not_released', reason: 'dates.postponed', since: today }
}

function begunBy({ started, firstShown, isStartDelayed }: Evidence, today: string): DatedStatus | undefined {
	// Sources write January 1 where they know only the year.
	const date = started?.endsWith('-01-01') ? started.slice(0, 4) : started
	const isWhole = date?.length === 10
	const first = !date || isStartDelayed ? undefined : isWhole ? date : dayAfter(date)
	const candidates: DatedStatus[] = []
	if (first)
		candidates.push({ status: 'releasing', reason: isWhole ? 'dates.started' : 'dates.periodOver', since: first })
	if (firstShown) candidates.push({ status: 'releasing', reason: 'dates.shown', since: firstShown })
	return candidates.find(({ since }) => since <= today)
}

function overBy(evidence: Evidence, begun: DatedStatus | undefined, today: string): DatedStatus | undefined {
	const { ended, total, allShown, allExpected, hasShowingAhead, signs } = evidence
	if (hasShowingAhead) return undefined
	const end = ended === null ? undefined : dayAfter(ended)
	if (end !== undefined && end <= today) return { status: 'completed', reason: 'dates.ended', since: end }
	if (allShown !== null && allShown <= today) return { status: 'completed', reason: 'dates.allShown', since: allShown }
	if (total === 1 && begun) return { status: 'completed', reason: 'dates.allShown', since: begun.since }
	if (allExpected !== null && allExpected <= today)
		return { status: 'completed', reason: 'dates.allExpected', since: allExpected }
	const silent = begun && signs ? overBySilence({ ...signs, began: begun.since }) : undefined
	if (silent === undefined || silent > today || (end !== undefined && end > today)) return undefined
	return { status: 'completed', reason: 'dates.silent', since: silent }
}

/** The first day of an announced break that lasts; null if there is none, or showings went on after it. */
export function hiatusSince({ hiatus, lastShown }: Evidence, today: string): string | null {
	if (hiatus === null || (hiatus.until !== null && hiatus.until <= today)) return null
	if (lastShown !== null && lastShown > hiatus.from) return null
	return addDays(lastShown ?? hiatus.from, BREAK_DAYS) <= today ? hiatus.from : null
}
