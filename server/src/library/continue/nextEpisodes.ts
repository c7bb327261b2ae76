import { sql } from 'kysely'
import { CONTINUE_ITEMS, type NextEpisode } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { type Pictures, readReleases } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { watchedTitles } from './watchedTitles.ts'

const AHEAD_MS = 14 * DAY_MS

/** The next episode, within two weeks, of each title that a member watches. Those that they have seen already are left out. */
export async function nextEpisodes(
	db: Database,
	pictures: Pictures,
	memberId: string,
	now: Date,
): Promise<NextEpisode[]> {
	const watched = await watchedTitles(db, memberId)
	if (watched.size === 0) return []
	const from = now.getTime()
	const releases = await readReleases(
		db,
		pictures,
		from,
		from + AHEAD_MS,
		(titleId) => sql`${titleId} = any(${[...watched.keys()]}::int[])`,
	)
	const next = new Map<number, NextEpisode>()
	for (const release of releases) {
		const seen = watched.get(release.animeId) ?? 0
		if (next.has(release.animeId) || (release.episode !== null && release.episode <= seen)) continue
		next.set(release.animeId, { release, seen })
	}
	return [...next.values()].slice(0, CONTINUE_ITEMS)
}
