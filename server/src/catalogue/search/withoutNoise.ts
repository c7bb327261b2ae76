import type { Group } from './documents.ts'
import { type HitsByGroup, mapGroups, type SearchHit } from './searchIndex.ts'

/** A group whose best match is this much worse than the best one of all groups is noise. */
const GROUP_MARGIN = 0.2
/** The minimum quality of the best person, character or studio. */
const ENTITY_QUALITY = 0.75
/** Further people, characters and studios may be this much worse than the best one of their group. */
const ENTITY_MARGIN = 0.2

const ENTITY_GROUPS: ReadonlySet<Group> = new Set(['people', 'characters', 'studios'])

/**
 * Empties the groups that only share letters with the query: `Madhouse` is a studio, and no title is called like that. A typing
 * error lowers the quality of all groups alike, so groups are compared with each other.
 */
export function withoutNoise(found: HitsByGroup): HitsByGroup {
	const best = Math.max(...Object.values(found).map(bestQuality))
	return mapGroups((group) => {
		const hits = found[group]
		const own = bestQuality(hits)
		if (own < best - GROUP_MARGIN) return []
		if (!ENTITY_GROUPS.has(group)) return hits
		return own < ENTITY_QUALITY ? [] : hits.filter(({ quality }) => quality >= own - ENTITY_MARGIN)
	})
}

function bestQuality(hits: readonly SearchHit[]): number {
	return hits.reduce((best, { quality }) => Math.max(best, quality), 0)
}
