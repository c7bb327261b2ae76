import { RANKING_PAGE_SIZE, type RankingPage, type RankingQuery } from 'shared-contract'
import type { MaxStaleness } from '../versionFollower.ts'
import { consistentRead } from './consistentRead.ts'
import { type Catalogue, readPage } from './listTitles.ts'

/** One page of the animes and films of a filter by popularity; ranks count within it, from page to page. */
export async function readRanking(
	catalogue: Catalogue,
	{ page = 1, ...filter }: RankingQuery,
	maxStaleness?: MaxStaleness,
): Promise<RankingPage & { isBehind: boolean }> {
	const read = async () => {
		const list = catalogue.index.listing.list({ ...filter, kind: 'anime', sort: 'popularity' })
		return { total: list.length, ...(await readPage(catalogue, list, page, RANKING_PAGE_SIZE)) }
	}
	const { cards, total, isBehind } = await consistentRead(catalogue.index, read, maxStaleness)
	const before = (page - 1) * RANKING_PAGE_SIZE
	const items = cards.map(({ card, popularity, weightedRating }, index) => ({
		rank: before + index + 1,
		popularity,
		weightedRating,
		title: card,
	}))
	return { items, page, pageSize: RANKING_PAGE_SIZE, total, isBehind }
}
