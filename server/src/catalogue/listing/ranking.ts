import { RANKING_PAGE_SIZE, type RankingPage } from 'shared-contract'
import type { MaxStaleness } from '../versionFollower.ts'
import { consistentRead } from './consistentRead.ts'
import { type Catalogue, readPage } from './listTitles.ts'
import { pageOf } from './pageOf.ts'

/** One page of the animes and films by popularity; ranks continue from page to page. */
export async function readRanking(
	catalogue: Catalogue,
	page: number,
	maxStaleness?: MaxStaleness,
): Promise<RankingPage & { isBehind: boolean }> {
	const read = async () => {
		const list = catalogue.index.listing.list({ kind: 'anime', sort: 'popularity' })
		return { total: list.length, ...(await readPage(catalogue, pageOf(list, page, RANKING_PAGE_SIZE))) }
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
