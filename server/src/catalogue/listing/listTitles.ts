import type { RawBuilder, SqlBool } from 'kysely'
import { LISTING_PAGE_SIZE, type ListingPage, type ListingQuery } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import type { CatalogueIndex } from '../catalogueIndex.ts'
import type { Pictures } from '../pictures.ts'
import type { ReadCache } from '../readCache.ts'
import { countResults } from '../searchCatalogue.ts'
import { taggedTitles } from '../tag/tagNames.ts'
import type { MaxStaleness } from '../versionFollower.ts'
import { consistentRead } from './consistentRead.ts'
import type { ListingFilter } from './listingFilter.ts'
import { DEFAULT_SORT } from './listingIndex.ts'
import { type ReadCards, readCards } from './readCards.ts'

export interface Catalogue {
	db: Database
	index: CatalogueIndex
	pictures: Pictures
	/** Cached cards of frequently read pages. */
	cards: ReadCache<ReadCards>
	/** Which titles its rows may be of; by default those of everybody. */
	shown?: RawBuilder<SqlBool>
}

/**
 * One page of a list of titles and its total. A page past the last one is empty.
 *
 * @param hidden ids to leave out for the viewer.
 * @param maxStaleness whether a list that misses the newest changes is acceptable.
 */
export async function listTitles(
	catalogue: Catalogue,
	{ page = 1, hide: _hide, adult: _adult, tags, ...filter }: Omit<ListingQuery, 'sort'> & Pick<ListingFilter, 'sort'>,
	hidden?: ReadonlySet<number>,
	maxStaleness?: MaxStaleness,
): Promise<ListingPage & { isBehind: boolean }> {
	const read = async () => {
		const whole = exactFirst(catalogue.index, filter)
		const tagged = tags === undefined ? undefined : await taggedTitles(catalogue.db, tags.split(','))
		const isLeft = (id: number) => !hidden?.has(id) && (tagged?.has(id) ?? true)
		const list = hidden?.size || tagged ? whole.filter(isLeft) : whole
		return { total: list.length, ...(await readPage(catalogue, list, page, LISTING_PAGE_SIZE)) }
	}
	const { cards, total, isBehind } = await consistentRead(catalogue.index, read, maxStaleness)
	const items = cards.map(({ card, weightedRating }) => ({ ...card, weightedRating }))
	const q = filter.q?.trim()
	const elsewhere = total === 0 && q ? { elsewhere: countResults(catalogue.index, q) } : {}
	return { items, page, pageSize: LISTING_PAGE_SIZE, total, isBehind, ...elsewhere }
}

/** A filtered list; in its usual order the titles of exactly the typed name come first. */
function exactFirst({ listing, search }: CatalogueIndex, filter: ListingFilter): Int32Array {
	const list = listing.list(filter)
	const { q = '', sort = DEFAULT_SORT } = filter
	if (q.trim() === '' || sort !== DEFAULT_SORT) return list
	const listed = new Set(list)
	const exact = search.exactTitles(q).filter((id) => listed.has(id))
	const isFirst = new Set(exact)
	return exact.length === 0 ? list : Int32Array.from([...exact, ...list.filter((id) => !isFirst.has(id))])
}

/** The cards of one page of a list of ids, counted from 1; none past the last one. */
export function readPage(
	{ db, pictures, cards, shown }: Catalogue,
	list: Int32Array | readonly number[],
	page: number,
	size: number,
): Promise<ReadCards> {
	const ids = [...list.slice((page - 1) * size, page * size)]
	return cards.read(ids.join(), () => readCards(db, ids, pictures, shown))
}
