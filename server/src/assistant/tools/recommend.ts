import type { Genre, ListingQuery, Status, TitleCard } from 'shared-contract'
import { listTitles, savedIds } from '../../catalogue/public.ts'
import type { Toolbox } from './toolbox.ts'

/** What is wanted of a recommendation; what is left out does not matter. */
export interface Wish {
	what?: 'anime' | 'movie' | 'manga' | undefined
	/** All of these. */
	genres?: readonly Genre[] | undefined
	without?: readonly Genre[] | undefined
	year?: number | undefined
	status?: Status | undefined
	minScore?: number | undefined
}

// A list of this many pages holds enough good ones, or there are none.
const PAGES = 3

/** The best by their weighted rating of what is wished for; not what is on the member's own list, where that may be read. */
export async function recommend(toolbox: Toolbox, wish: Wish, limit: number): Promise<TitleCard[]> {
	const { catalogue, listOf } = toolbox
	const hidden = listOf === null ? undefined : await savedIds(catalogue.db, listOf)
	const found: TitleCard[] = []
	for (let page = 1; page <= PAGES && found.length < 2 * limit; page++) {
		const { items, pageSize } = await listTitles(catalogue, { ...queryOf(wish), page }, hidden)
		found.push(...items.filter(({ rating }) => rating >= (wish.minScore ?? 0)))
		if (items.length < pageSize) break
	}
	// What nobody has scored yet is no recommendation, unless there is nothing else.
	const scored = found.filter(({ totalVotes }) => totalVotes > 0)
	return [...scored, ...found.filter(({ totalVotes }) => totalVotes === 0)].slice(0, limit)
}

function queryOf({ what, genres = [], without = [], year, status }: Wish): ListingQuery {
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
