import { SEASONS, type SeasonArchive, type TitleSeason } from 'shared-contract'

/** A year of the archive: its seasons in the order of the year, each with its number of titles or null without any. */
export interface ArchiveYear {
	year: number
	seasons: { season: TitleSeason; total: number | null }[]
}

/** The years of an archive, the newest first. */
export function archiveYears(seasons: SeasonArchive['seasons']): ArchiveYear[] {
	const years = [...new Set(seasons.map(({ year }) => year))].sort((one, other) => other - one)
	return years.map((year) => ({
		year,
		seasons: SEASONS.map((season) => ({
			season,
			total: seasons.find((each) => each.year === year && each.season === season)?.total ?? null,
		})),
	}))
}
