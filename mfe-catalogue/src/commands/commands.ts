import { type Commands, SEASONS, seasonNumber, seasonOfNumber, seasonPath, type YearSeason } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { listingTranslations } from '../browse/listing/listingTranslations.ts'

/** The number of months of a season. */
const SEASON_MONTHS = 3

/** The commands of this slice: the pages of this season and the next. The frame offers those that it links to. */
export const commands: Commands = async () => {
	await loadTranslations(listingTranslations)
	const now = seasonNumber(currentSeason())
	return [now, now + 1].map(seasonOfNumber).map((season) => ({
		id: `season-${season.year}-${season.season}`,
		label: listingTranslations.translate(`season.name.${season.season}`, { year: String(season.year) }),
		keywords: listingTranslations.translate('commands.season.keywords'),
		path: seasonPath(season),
	}))
}

function currentSeason(now = new Date()): YearSeason {
	const season = SEASONS[Math.floor(now.getMonth() / SEASON_MONTHS)] ?? 'winter'
	return { year: now.getFullYear(), season }
}
