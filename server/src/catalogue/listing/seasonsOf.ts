import { seasonNumber, seasonOfNumber, type YearSeason } from 'shared-contract'
import type { ListedTitle } from './listedTitle.ts'

export interface SeasonCount extends YearSeason {
	/** The number of titles. */
	total: number
}

/** The seasons of titles with their number of titles, the newest first. Titles without a year or a season do not count. */
export function seasonsOf(titles: readonly ListedTitle[]): SeasonCount[] {
	const totals = new Map<number, number>()
	for (const { year, season } of titles) {
		if (year === null || season === null) continue
		const number = seasonNumber({ year, season })
		totals.set(number, (totals.get(number) ?? 0) + 1)
	}
	return [...totals]
		.sort(([one], [other]) => other - one)
		.map(([number, total]) => ({ ...seasonOfNumber(number), total }))
}
