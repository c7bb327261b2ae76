import type { RelatedTitle, TitleCard } from 'shared-contract'
import { readTitlePage } from '../../catalogue/public.ts'
import { recommend } from './recommend.ts'
import type { Toolbox } from './toolbox.ts'

export interface Similar {
	/** The same story: what comes before or after it, or is made of it. */
	related: RelatedTitle[]
	/** Other stories of its kind. */
	alike: TitleCard[]
}

/**
 * Works that whoever liked one may like: as many of its genres as possible, the best first.
 *
 * @throws Problem 404 where there is no such title.
 */
export async function similar(toolbox: Toolbox, id: number, limit: number): Promise<Similar> {
	const { catalogue } = toolbox
	const { related, genres, kind } = await readTitlePage(catalogue.db, catalogue.pictures, id)
	const same = new Set([id, ...related.map(({ title }) => title.id)])
	const alike = new Map<number, TitleCard>()
	// Its first genres say most of it: the last ones are given up first.
	for (let count = genres.length; count > 0 && alike.size < limit; count--) {
		const wish = { what: kind === 'manga' ? ('manga' as const) : undefined, genres: genres.slice(0, count) }
		for (const card of await recommend(toolbox, wish, limit + same.size))
			if (!same.has(card.id)) alike.set(card.id, card)
	}
	return { related: related.slice(0, limit), alike: [...alike.values()].slice(0, limit) }
}
