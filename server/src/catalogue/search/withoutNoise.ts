import { ENTITY_GROUPS } from './documents.ts'
import { type HitsByGroup, mapGroups, type SearchHit } from './searchIndex.ts'

/** A match this much worse than the best one of all groups is noise. */
const MARGIN = 0.2
/** The same if something is called exactly as the query: it has no typing error then. */
const EXACT_MARGIN = 0.15
const EXACT_QUALITY = 0.97
/** The minimum quality of a person, a character or a studio. */
const ENTITY_QUALITY = 0.75

const TITLE_GROUPS = ['animes', 'mangas', 'movies'] as const

/**
 * Empties the groups that only share letters with the query: `Madhouse` is a studio, and no title is called like that. A typing
 * error lowers the quality of all groups alike, so groups are compared with each other. A group of titles or news with a good
 * match keeps its worse ones, unless a person, a character or a studio matches better; the other groups keep the good ones only.
 */
export function withoutNoise(found: HitsByGroup): HitsByGroup {
	const best = Math.max(...Object.values(found).map(bestQuality))
	const bestEntity = Math.max(...[...ENTITY_GROUPS].map((group) => bestQuality(found[group])))
	const bestTitle = Math.max(...TITLE_GROUPS.map((group) => bestQuality(found[group])))
	const minimum = best - (best >= EXACT_QUALITY ? EXACT_MARGIN : MARGIN)
	return mapGroups((group) => {
		const hits = found[group]
		if (ENTITY_GROUPS.has(group)) return hits.filter(({ quality }) => quality >= Math.max(minimum, ENTITY_QUALITY))
		if (bestEntity > bestTitle) return hits.filter(({ quality }) => quality >= minimum)
		return bestQuality(hits) < minimum ? [] : hits
	})
}

function bestQuality(hits: readonly SearchHit[]): number {
	return hits.reduce((best, { quality }) => Math.max(best, quality), 0)
}
