import { type ListingQuery, listingRoute, type SearchCounts, type TitleCard } from 'shared-contract'
import { call, type Outcome } from 'shared-state'
import { type ListingParams, namedParams } from './listingParams.ts'
import type { TitleListingSettings } from './settings.ts'

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

export type FetchPage<Item> = (params: ListingParams, signal: AbortSignal) => Promise<Outcome<ListingPage<Item>>>

/** The number of pages of a list. */
export function pageCount({ total, pageSize }: Pick<ListingPage<unknown>, 'total' | 'pageSize'>): number {
	return Math.ceil(total / pageSize)
}

/** Fetches the requested page, or the last page if the requested one is beyond it. */
export async function fetchPageInRange<Item>(
	fetchPage: FetchPage<Item>,
	params: ListingParams,
	signal: AbortSignal,
): Promise<Outcome<ListingPage<Item>>> {
	const outcome = await fetchPage(params, signal)
	if (outcome.state !== 'done' || outcome.answer.items.length > 0 || outcome.answer.total === 0) return outcome
	return fetchPage({ ...params, page: pageCount(outcome.answer) }, signal)
}

/** Creates the function that fetches pages of titles, by the settings of a list and the reader's parameters. */
export function fetchTitles({ list, controls }: TitleListingSettings): FetchPage<TitleCard> {
	return (params, signal) => {
		const { type, genre, ...named } = namedParams(params)
		const filters = Object.fromEntries(Object.entries(named).filter(([, value]) => value))
		const query = {
			...list,
			...(filters as Partial<ListingQuery>),
			...(type && { format: type }),
			...(controls.includes('genre') && { genre }),
		}
		return call(listingRoute, { query }, { signal })
	}
}
