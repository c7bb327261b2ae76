import type { Genre, ListingQuery, Status, TitleCard } from 'shared-contract'
import { listTitles } from '../../catalogue/public.ts'
import { savedIds } from '../../library/public.ts'
import type { Toolbox } from './toolbox.ts'

/** The criteria of a recommendation, all optional. */
export interface RecommendationCriteria {
	what?: 'anime' | 'movie' | 'manga' | undefined
	/** All of them are required. */
	genres?: readonly Genre[] | undefined
	without?: readonly Genre[] | undefined
	year?: number | undefined
	status?: Status | undefined
	minScore?: number | undefined
}

// The number of pages to search.
const MAX_PAGES = 3

/** The titles with the best weighted rating that match the criteria, without those on the member's list if it may be read. */
export async function recommend(toolbox: Toolbox, wish: RecommendationCriteria, limit: number): Promise<TitleCard[]> {
	const { catalogue, listOwnerId } = toolbox
	const hidden = listOwnerId === null ? undefined : await savedIds(catalogue.db, listOwnerId)
	const found: TitleCard[] = []
	for (let page = 1; page <= MAX_PAGES && found.length < 2 * limit; page++) {
		const { items, pageSize } = await listTitles(catalogue, { ...queryOf(wish), page }, hidden)
		found.push(...items.filter(({ rating }) => rating >= (wish.minScore ?? 0)))
		if (items.length < pageSize) break
	}
	// Titles without votes come last.
	const scored = found.filter(({ totalVotes }) => totalVotes > 0)
	return [...scored, ...found.filter(({ totalVotes }) => totalVotes === 0)].slice(0, limit)
}

function queryOf({ what, genres = [], without = [], year, status }: RecommendationCriteria): ListingQuery {
	return {
		kind: what === 'manga' ? 'manga' : 'anime',
		sort: 'rating',
		...(what === 'movie' ? { format: 'Movie' } : {}),
		...(what === 'anime' ? { format: 'TV,OVA' } : {}),
		...(genres.length > 0 ? { genres: genres.join() } : {}),
		...(without.length > 0 ? { without: without.join() } : {}),
		...(year === undefined ? {} : { year }),
		...(status === undefined ? {} : { status }),
	}
}
