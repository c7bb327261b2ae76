import type { TitleSeason } from 'shared-contract'

const MONTHS_OF_A_SEASON = 3
const SEASON_BY_QUARTER: readonly TitleSeason[] = ['winter', 'spring', 'summer', 'fall']

/** The season in which something began to show, where its date (ISO, possibly partial) tells the month. */
export function seasonOf(started: string | null): TitleSeason | null {
	const month = Number(started?.split('-')[1] ?? 0)
	return SEASON_BY_QUARTER[Math.ceil(month / MONTHS_OF_A_SEASON) - 1] ?? null
}
