import { type Facets, SEASONS } from 'shared-contract'
import type { ListedTitle } from './listedTitle.ts'

/** The years and seasons of titles: the latest year first, the seasons in the order of the year. */
export function facetsOf(titles: readonly ListedTitle[]): Facets {
	const years = new Set<number>()
	const seasons = new Set<string>()
	for (const { year, season } of titles) {
		if (year !== null) years.add(year)
		if (season !== null) seasons.add(season)
	}
	return {
		years: [...years].sort((one, other) => other - one),
		seasons: SEASONS.filter((season) => seasons.has(season)),
	}
}
