import { SEARCH_QUERY_MAX_LENGTH, type TitleCard } from 'shared-contract'
import { consistentRead } from './listing/consistentRead.ts'
import type { Catalogue } from './listing/listTitles.ts'
import { readCards } from './listing/readCards.ts'
import { byMatch } from './search/searchIndex.ts'

/** A search result with the quality of the match; 1 is an exact match. */
export interface FoundTitle {
	card: TitleCard
	score: number
}

/** Searches titles of any kind by name, best match first. */
export async function searchTitles(
	{ db, index, pictures }: Pick<Catalogue, 'db' | 'index' | 'pictures'>,
	typed: string,
	limit: number,
): Promise<FoundTitle[]> {
	const query = typed.slice(0, SEARCH_QUERY_MAX_LENGTH)
	const { found } = await consistentRead(index, async () => {
		const { animes, mangas, movies } = index.search.search(query, limit)
		const best = [...animes, ...mangas, ...movies].sort(byMatch)
		const ids = best.slice(0, limit).map(({ id }) => id)
		const { cards, version } = await readCards(db, ids, pictures)
		const scores = new Map(best.map(({ id, score }) => [id, score]))
		return { version, found: cards.map(({ card }) => ({ card, score: scores.get(card.id) ?? 0 })) }
	})
	return found
}
