import { SEASONS, type TitleSeason } from 'shared-contract'
import type { ListedTitle } from './listedTitle.ts'

/** The values by which titles can be filtered, with the keys of services. */
export interface FacetValues {
	years: number[]
	seasons: TitleSeason[]
	dubs: string[]
	services: string[]
}

/** The latest year first, the seasons in the order of the year, the dubs and services with the most titles first. */
export function facetsOf(titles: readonly ListedTitle[]): FacetValues {
	const years = new Set<number>()
	const seasons = new Set<string>()
	for (const { year, season } of titles) {
		if (year !== null) years.add(year)
		if (season !== null) seasons.add(season)
	}
	return {
		years: [...years].sort((one, other) => other - one),
		seasons: SEASONS.filter((season) => seasons.has(season)),
		dubs: mostFrequent(titles, ({ dubs }) => dubs),
		services: mostFrequent(titles, ({ services }) => services),
	}
}

function mostFrequent(titles: readonly ListedTitle[], valuesOf: (title: ListedTitle) => readonly string[]): string[] {
	const totals = new Map<string, number>()
	for (const title of titles) for (const value of valuesOf(title)) totals.set(value, (totals.get(value) ?? 0) + 1)
	return [...totals]
		.sort(([one, total], [other, otherTotal]) => otherTotal - total || (one < other ? -1 : 1))
		.map(([value]) => value)
}
