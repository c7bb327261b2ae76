import { ENTITY_GROUPS, GROUPS, type Group } from './documents.ts'
import { type HitsByGroup, mapGroups, type SearchHit } from './searchIndex.ts'

/** A match this much worse than the best one of all groups, or of its own, is noise. */
const MARGIN = 0.15
/** The minimum quality of a person, a character or a studio. */
const ENTITY_QUALITY = 0.75
/** Groups whose best score is this near to the best of all keep their usual order. */
const TIE = 0.04
/** A person, a character or a studio is less often meant than a title that is called alike. */
const ENTITY_HANDICAP = 0.05

/** The least that a name has which begins with what was typed. */
const BEGINNING_QUALITY = 0.9

/** In the order of titles that are called alike. */
const TITLE_GROUPS = ['animes', 'movies', 'mangas'] as const

/**
 * Empties the groups that only share letters with the query: `Madhouse` is a studio, and no title is called like that. A typing
 * error lowers the quality of all groups alike, so groups are compared with each other and hits with the best one of their
 * group. Beside a title that is called exactly so, a group that merely begins like the query is left out.
 */
export function withoutNoise(found: HitsByGroup): HitsByGroup {
	const best = Math.max(...Object.values(found).map(bestQuality))
	const bestEntity = Math.max(...[...ENTITY_GROUPS].map((group) => bestQuality(found[group])))
	const bestTitle = Math.max(...TITLE_GROUPS.map((group) => bestQuality(found[group])))
	const titles = TITLE_GROUPS.flatMap((group) => found[group])
	const isExact = titles.some(({ quality }) => quality === 1)
	const hasWhole = titles.some(({ isWhole }) => isWhole)
	const minimum = best - MARGIN
	return mapGroups((group) => {
		const isEntity = ENTITY_GROUPS.has(group)
		const isWhole = found[group].some((hit) => hit.isWhole)
		const least = bestQuality(found[group]) - MARGIN
		const hits = found[group].filter(({ quality }) => quality >= least)
		if (!isWhole && (isExact || (hasWhole && (isEntity || bestQuality(hits) < BEGINNING_QUALITY)))) return []
		if (isEntity)
			return hits.filter((hit) => hit.quality >= Math.max(minimum, ENTITY_QUALITY) && hit.isWhole === isWhole)
		if (bestEntity > bestTitle) return hits.filter(({ quality }) => quality >= minimum)
		return bestQuality(hits) < minimum ? [] : hits
	})
}

/** Whether a group holds titles. */
export function isTitleGroup(group: string): group is (typeof TITLE_GROUPS)[number] {
	return TITLE_GROUPS.some((each) => each === group)
}

function bestQuality(hits: readonly SearchHit[]): number {
	return hits.reduce((best, { quality }) => Math.max(best, quality), 0)
}

/** The groups with results, the one with the best first; titles that score about alike keep their usual order. */
export function groupOrder(found: HitsByGroup): Group[] {
	const scoreOf = (group: Group) => found[group][0]?.score ?? 0
	const bestTitle = Math.max(...TITLE_GROUPS.map(scoreOf))
	const rank = (group: Group) => {
		if (ENTITY_GROUPS.has(group)) return scoreOf(group) - ENTITY_HANDICAP
		return scoreOf(group) >= bestTitle - TIE ? Math.max(bestTitle, scoreOf(group)) : scoreOf(group)
	}
	const usual = [...TITLE_GROUPS, ...GROUPS.filter((group) => !isTitleGroup(group))]
	return usual.filter((group) => found[group].length > 0).sort((one, other) => rank(other) - rank(one))
}
