import { sql } from 'kysely'
import { CONTINUE_ITEMS, type NextEpisode } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { type Pictures, readReleases } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { watchedTitles } from './watchedTitles.ts'

const BEHIND_MS = DAY_MS
const AHEAD_MS = 14 * DAY_MS

/**
 * The next episode of each title that a member watches: one of the last day that they have not seen, else the first within two
 * weeks.
 */
export async function nextEpisodes(
	db: Database,
	pictures: Pictures,
	memberId: string,
	now: Date,
): Promise<NextEpisode[]> {
	const watched = await watchedTitles(db, memberId)
	if (watched.size === 0) return []
	const instant = now.getTime()
	const releases = await readReleases(
		db,
		pictures,
		instant - BEHIND_MS,
		instant + AHEAD_MS,
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
