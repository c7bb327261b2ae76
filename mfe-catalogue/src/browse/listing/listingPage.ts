import type { SearchCounts } from 'shared-contract'

/** One page of a list. */
export interface ListingPage<Item> {
	items: Item[]
	page: number
	pageSize: number
	total: number
	/** The server was busy and responded with data older than its latest changes. Must not be cached. */
	isBehind?: boolean | undefined
	/** The counts that the site search finds for the same text, if the list is empty. */
	elsewhere?: SearchCounts | undefined
}

/** The number of pages of a list. */
export function pageCount({ total, pageSize }: Pick<ListingPage<unknown>, 'total' | 'pageSize'>): number {
	return Math.ceil(total / pageSize)
}
