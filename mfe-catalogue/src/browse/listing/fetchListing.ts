import { type ListingQuery, listingRoute, type TitleCard } from 'shared-contract'
import { call, type Outcome } from 'shared-state'
import { type ListingPage, pageCount } from './listingPage.ts'
import { type ListingParams, namedParams } from './listingParams.ts'
import type { TitleListingSettings } from './settings.ts'

export type FetchPage<Item> = (params: ListingParams, signal: AbortSignal) => Promise<Outcome<ListingPage<Item>>>

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
			...(type && { format: type }),
			...(filters as Partial<ListingQuery>),
			...(controls.includes('genre') && { genre }),
		}
		return call(listingRoute, { query }, { signal })
	}
}
