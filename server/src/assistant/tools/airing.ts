import { isDay, type Release } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { readReleases } from '../../catalogue/public.ts'
import { dateAfter, localDate } from './localTime.ts'
import type { Toolbox } from './toolbox.ts'

export const AIRING_WHENS = ['today', 'tomorrow', 'week'] as const
export type AiringWhen = (typeof AIRING_WHENS)[number]

/** The releases of a day in the reader's time zone. */
export interface AiringDay {
	date: string
	releases: Release[]
}

const DAYS: Record<AiringWhen, { first: number; count: number }> = {
	today: { first: 0, count: 1 },
	tomorrow: { first: 1, count: 1 },
	week: { first: 0, count: 7 },
}

/** The releases of today, tomorrow or the next seven days in the reader's time zone; days without releases are left out. */
export async function airing({ catalogue, now, zone }: Toolbox, when: AiringWhen): Promise<AiringDay[]> {
	const { first, count } = DAYS[when]
	const today = localDate(now, zone)
	const dates = Array.from({ length: count }, (_day, index) => dateAfter(today, first + index))
	// A margin of a day and a half covers every time zone.
	const from = now.getTime() + (first - 1.5) * DAY_MS
	const to = now.getTime() + (first + count + 1.5) * DAY_MS
	const releases = await readReleases(catalogue.db, catalogue.pictures, from, to)
	return dates.flatMap((date) => {
		const ofDay = releases.filter(({ airsAt }) => (isDay(airsAt) ? airsAt : localDate(new Date(airsAt), zone)) === date)
		return ofDay.length > 0 ? [{ date, releases: ofDay }] : []
	})
}
