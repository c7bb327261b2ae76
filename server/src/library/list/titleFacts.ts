import { sql } from 'kysely'
import type { Genre, Release, TitleFacts } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { GENRES, type Pictures, readReleases } from '../../catalogue/public.ts'
import type { Columns, Database } from '../../core/database/schema.ts'

/** How far ahead the next episode of a title is looked for. */
const AHEAD_MS = 60 * DAY_MS

/** The studio of `title t`, the first by name of several. */
export const STUDIO = sql<string | null>`(select s.name from title_studio x join studio s on s.id = x.studio_id
	where x.title_id = t.id and x.role = 'studio' order by lower(s.name), s.id limit 1)`

/** The columns of a {@link FactsRow} from `title t`. */
export const FACT_COLUMNS = sql`t.year, t.season, t.rating, ${STUDIO} as studio, ${GENRES} as genres`

export interface FactsRow extends Columns<'title', 'year' | 'season' | 'rating'> {
	studio: string | null
	genres: Genre[]
}

export function presentFacts({ year, season, studio, genres, rating }: FactsRow, next?: Release): TitleFacts {
	const facts = { year, season, studio, genres, rating }
	return next ? { ...facts, next: { episode: next.episode, airsAt: next.airsAt } } : facts
}

/**
 * The next episode of each anime that has one soon, announced or expected.
 *
 * @param among the condition on the id of a title
 */
export async function nextEpisodesOf(
	db: Database,
	{ pictures, now }: { pictures: Pictures; now: Date },
	among: NonNullable<Parameters<typeof readReleases>[4]>,
): Promise<Map<number, Release>> {
	const from = now.getTime()
	const releases = await readReleases(db, pictures, from, from + AHEAD_MS, among)
	const next = new Map<number, Release>()
	for (const release of releases) if (!next.has(release.animeId)) next.set(release.animeId, release)
	return next
}
