import { DAY_MS } from 'shared-contract/units'
import { addDays } from './japanDay.ts'

const SEASON_DAYS = 91

/** When a title began and what was heard of it since, as ISO dates. */
export interface SignsOfLife {
	began: string
	/** The last showing, confirmed time, or edit by a member of when it airs. */
	lastSign: string | null
	/** The newest list of a source that names it as airing. */
	named: string | null
}

/**
 * The day on which a title without a known end counts as over if nothing more is heard of it: two seasons after its start
 * at the earliest, and after a silence of a season, or of half its time on air. A series of many years is not over
 * because a source was not read for some months.
 */
export function overBySilence({ began, lastSign, named }: SignsOfLife): string {
	const daysOnAir = Math.max(0, (Date.parse(lastSign ?? began) - Date.parse(began)) / DAY_MS || 0)
	const days = [
		addDays(began, 2 * SEASON_DAYS),
		addDays(began, daysOnAir + Math.max(SEASON_DAYS, Math.round(daysOnAir / 2))),
		...(named === null ? [] : [addDays(named, SEASON_DAYS)]),
	]
	return days.sort().at(-1) ?? began
}
