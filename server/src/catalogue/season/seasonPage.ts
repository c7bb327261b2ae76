import { LISTING_PAGE_SIZE, type SeasonArchive, type SeasonPage, seasonNumber, type YearSeason } from 'shared-contract'
import { consistentRead } from '../listing/consistentRead.ts'
import { type Catalogue, readPage } from '../listing/listTitles.ts'
import { pageOf } from '../listing/pageOf.ts'
import { readVersion } from '../readCache.ts'
import type { MaxStaleness } from '../versionFollower.ts'

interface SeasonQuery extends YearSeason {
	page: number
}

/** One page of the anime and films of a season, with its neighbours. A season without titles is an empty page. */
export async function readSeasonPage(
	catalogue: Catalogue,
	{ year, season, page }: SeasonQuery,
	maxStaleness?: MaxStaleness,
): Promise<SeasonPage & { isBehind: boolean }> {
	const read = async () => {
		const list = catalogue.index.listing.list({ kind: 'anime', sort: 'popularity', year, season })
		return { total: list.length, ...(await readPage(catalogue, pageOf(list, page, LISTING_PAGE_SIZE))) }
	}
	const { cards, total, isBehind } = await consistentRead(catalogue.index, read, maxStaleness)
	const items = cards.map(({ card }) => card)
	const neighbours = neighboursOf({ year, season }, catalogue.index.listing.seasons())
	return { year, season, ...neighbours, items, page, pageSize: LISTING_PAGE_SIZE, total, isBehind }
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
