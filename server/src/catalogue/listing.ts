import { LISTING_PAGE_SIZE, type ListingPage, type ListingQuery } from 'shared-contract'
import type { Database } from '../database/schema.ts'
import type { CatalogueIndex } from './catalogueIndex.ts'
import { inStep } from './listing/inStep.ts'
import { pageOf } from './listing/pageOf.ts'
import { readCards } from './listing/readCards.ts'
import type { Pictures } from './pictures.ts'

export interface Catalogue {
	db: Database
	index: CatalogueIndex
	pictures: Pictures
}

/**
 * One page of a list of titles and its total. A page past the last one is empty.
 *
 * @param hidden ids that the list leaves out for whoever asks.
 */
export async function listTitles(
	{ db, index, pictures }: Catalogue,
	{ page = 1, hide: _, ...filter }: ListingQuery,
	hidden?: ReadonlySet<number>,
): Promise<ListingPage> {
	const { cards, total } = await inStep(index, async () => {
		const whole = index.listing.list(filter)
		const list = hidden && hidden.size > 0 ? whole.filter((id) => !hidden.has(id)) : whole
		return { total: list.length, ...(await readCards(db, pageOf(list, page, LISTING_PAGE_SIZE), pictures)) }
	})
	return { items: cards.map(({ card }) => card), page, pageSize: LISTING_PAGE_SIZE, total }
}
