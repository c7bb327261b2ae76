import {
	ANIME_FORMATS,
	SEASON_PAGE_SIZE,
	type SeasonArchive,
	type SeasonPage,
	type SeasonSort,
	seasonNumber,
	type YearSeason,
} from 'shared-contract'
import { consistentRead } from '../listing/consistentRead.ts'
import type { Catalogue } from '../listing/listTitles.ts'
import { readVersion } from '../readCache.ts'
import type { MaxStaleness } from '../versionFollower.ts'
import { readSeasonTitles } from './seasonTitles.ts'

interface SeasonQuery extends YearSeason {
	sort?: SeasonSort | undefined
	page: number
}

/** One page of the anime and films of a season, with its neighbours. A season without titles is an empty page. */
export async function readSeasonPage(
	{ db, index, pictures }: Catalogue,
	{ year, season, sort = 'renown', page }: SeasonQuery,
	maxStaleness?: MaxStaleness,
): Promise<SeasonPage & { isBehind: boolean }> {
	const read = async () => {
		const formats = ANIME_FORMATS.map((format) => ({
			format,
			ids: [...index.listing.list({ kind: 'anime', format, year, season })],
		}))
		const ids = formats.flatMap(({ ids }) => ids)
		const groups = formats.flatMap(({ format, ids: { length: total } }) => (total > 0 ? [{ format, total }] : []))
		return { total: ids.length, groups, ...(await readSeasonTitles(db, pictures, { ids, sort, page })) }
	}
	const { version: _, ...shown } = await consistentRead(index, read, maxStaleness)
	const neighbours = neighboursOf({ year, season }, index.listing.seasons())
	return { year, season, ...neighbours, page, pageSize: SEASON_PAGE_SIZE, ...shown }
}

/** The number of titles in each season, the newest first. */
export async function readSeasonArchive(
	{ db, index }: Catalogue,
	maxStaleness: MaxStaleness,
): Promise<SeasonArchive & { isBehind: boolean }> {
	const read = async () => ({ version: await readVersion(db), seasons: [...index.listing.seasons()] })
	const { seasons, isBehind } = await consistentRead(index, read, maxStaleness)
	return { seasons, isBehind }
}

/** The nearest seasons with titles before and after a season. `seasons` are sorted, the newest first. */
export function neighboursOf(
	current: YearSeason,
	seasons: readonly YearSeason[],
): { previous: YearSeason | null; next: YearSeason | null } {
	const number = seasonNumber(current)
	const pick = (found: YearSeason | undefined) => (found ? { year: found.year, season: found.season } : null)
	return {
		previous: pick(seasons.find((each) => seasonNumber(each) < number)),
		next: pick(seasons.findLast((each) => seasonNumber(each) > number)),
	}
}
