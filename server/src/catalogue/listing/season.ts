import type { TitleSeason } from 'shared-contract'

const MONTHS_PER_SEASON = 3
const SEASON_BY_QUARTER: readonly TitleSeason[] = ['winter', 'spring', 'summer', 'fall']

/** The season of a start date (ISO, possibly partial); null without a month. */
export function seasonOf(started: string | null): TitleSeason | null {
	const month = Number(started?.split('-')[1] ?? 0)
	return SEASON_BY_QUARTER[Math.ceil(month / MONTHS_PER_SEASON) - 1] ?? null
}
