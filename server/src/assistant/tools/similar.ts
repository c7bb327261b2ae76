import type { RelatedTitle, TitleCard } from 'shared-contract'
import { readTitlePage } from '../../catalogue/public.ts'
import { recommend } from './recommend.ts'
import type { Toolbox } from './toolbox.ts'

export interface Similar {
	/** Prequels, sequels, adaptations and other related titles. */
	related: RelatedTitle[]
	/** Other titles with the same genres. */
	alike: TitleCard[]
}

/**
 * Titles similar to one: those that share most of its genres, best rated first.
 *
 * @throws Problem 404 for an unknown title.
 */
export async function similar(toolbox: Toolbox, id: number, limit: number): Promise<Similar> {
	const { catalogue } = toolbox
	const { related, genres, kind } = await readTitlePage(catalogue.db, catalogue.pictures, id)
	const same = new Set([id, ...related.map(({ title }) => title.id)])
	const alike = new Map<number, TitleCard>()
	// The first genres matter most, so the last ones are dropped first.
	for (let count = genres.length; count > 0 && alike.size < limit; count--) {
		const wish = { what: kind === 'manga' ? ('manga' as const) : undefined, genres: genres.slice(0, count) }
		for (const card of await recommend(toolbox, wish, limit + same.size))
			if (!same.has(card.id)) alike.set(card.id, card)
	}
	return { related: related.slice(0, limit), alike: [...alike.values()].slice(0, limit) }
}
