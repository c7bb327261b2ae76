import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { findEpisode, findSeries } from '../foreignSeries/findEpisode.ts'
import { resolveEpisode } from '../foreignSeries/resolveEpisode.ts'
import type { Match, SourceId, SourceRow, SourceShow, WatchedEpisode } from './reading/sourceRow.ts'
import { REPEATS_MAX } from './reading/wholeNumber.ts'

/**
 * Turns films and series of other sites into rows, one for each title that the watched episodes belong to. What the
 * catalogue does not have, such as live action, becomes a row without a title.
 */
export async function expandShows(db: Database, shows: readonly SourceShow[]): Promise<SourceRow[]> {
	if (shows.length === 0) return []
	const known = await knownIds(db, shows)
	const rows: SourceRow[] = []
	for (const show of shows) {
		const ids = show.ids.filter((id) => known.has(keyOf(id)))
		// As with rows of other formats, a series with unknown ids is not looked for by its name.
		if (ids.length === 0 && show.ids.length > 0) rows.push(rowOf(show, { reason: 'unknownId' }))
		else rows.push(...(await (show.kind === 'film' ? filmRows(db, show, ids) : showRows(db, show, ids))))
	}
	return rows
}

/** All ids of the sites of a file that the catalogue has: the queries of the other series are saved. */
async function knownIds(db: Database, shows: readonly SourceShow[]): Promise<Set<string>> {
	const sites = [...new Set(shows.flatMap(({ ids }) => ids.map(({ site }) => site)))]
	const { rows } = await sql<SourceId>`select site, id from external_id where site = any(${sites}::text[])`.execute(db)
	return new Set(rows.map(({ site, id }) => keyOf({ site, id: /^(?:tv|movie)\/(\d+)/.exec(id)?.[1] ?? id })))
}

const keyOf = ({ site, id }: SourceId) => `${site} ${id}`

async function filmRows(db: Database, show: SourceShow, ids: SourceId[]): Promise<SourceRow[]> {
	const { name, year } = show
	const film = { kind: 'film' as const, ids, areOfSeries: true, name, year, season: null, episode: 1 }
	const found = await findEpisode(db, film)
	if (!found) return [rowOf(show, { reason: reasonOf(show) })]
	const isSeen = show.watched.length > 0 || show.status === 'completed' || show.status === null
	return [rowOf(show, { titleId: found.titleId }, isSeen ? reachedOf(playsOf(show.watched), 1) : undefined)]
}

async function showRows(db: Database, show: SourceShow, ids: SourceId[]): Promise<SourceRow[]> {
	const series = await findSeries(db, { ids, areOfSeries: true, name: show.name, year: show.year })
	if (series.length === 0) return [rowOf(show, { reason: reasonOf(show) })]
	if (show.watched.length === 0) {
		const found = resolveEpisode(series, show.season, 1)
		return [rowOf(show, found ? { titleId: found.titleId } : { reason: reasonOf(show) })]
	}
	const watched = new Map<number, WatchedEpisode[]>()
	const lost = new Set<number | null>()
	for (const each of show.watched) {
		const found = resolveEpisode(series, each.season, each.episode)
		if (!found) lost.add(each.season)
		else watched.set(found.titleId, watched.get(found.titleId) ?? [])
		if (found) watched.get(found.titleId)?.push({ ...each, episode: found.episode })
	}
	const rated = resolveEpisode(series, show.season, 1)?.titleId
	return [
		...[...watched].map(([titleId, episodes]) => {
			const total = series.find(({ id }) => id === titleId)?.episodes ?? null
			const ofTitle = titleId === rated ? show : { ...show, score: undefined }
			return rowOf(ofTitle, { titleId }, reachedOf(playsOf(episodes), total))
		}),
		...[...lost].map((season) => rowOf({ ...show, id: `${show.id} S${season}` }, { reason: reasonOf(show) })),
	]
}

/** The plays of each episode, by its number. */
function playsOf(watched: readonly WatchedEpisode[]): Map<number, Pick<WatchedEpisode, 'plays' | 'at'>> {
	const episodes = new Map<number, Pick<WatchedEpisode, 'plays' | 'at'>>()
	for (const { episode, plays, at } of watched) {
		const known = episodes.get(episode)
		const last = (at ?? '') > (known?.at ?? '') ? at : (known?.at ?? null)
		episodes.set(episode, { plays: plays + (known?.plays ?? 0), at: last })
	}
	return episodes
}

/** How far a title was seen. It was seen again as often as its least seen episode; more is not certain. */
function reachedOf(episodes: ReturnType<typeof playsOf>, total: number | null): Reached {
	const episode = Math.max(1, ...episodes.keys())
	const isLast = total !== null && episode >= total
	const all = Array.from({ length: episode }, (_, at) => episodes.get(at + 1)?.plays ?? 0)
	const instants = [...episodes.values()].flatMap(({ at }) => at ?? [])
	return {
		episode,
		isLast,
		repeats: isLast ? Math.max(0, Math.min(...all) - 1) : 0,
		finishedAt: isLast ? (episodes.get(episode)?.at ?? null) : null,
		seenAt: instants.toSorted().at(-1) ?? null,
	}
}

const reasonOf = ({ ids }: SourceShow) => (ids.length > 0 ? 'unknownId' : 'unknownName')

interface Reached {
	episode: number
	isLast: boolean
	/** How often it was seen again to its end. */
	repeats: number
	finishedAt: string | null
	seenAt: string | null
}

function rowOf(show: SourceShow, match: Match, reached?: Reached): SourceRow {
	const { line, id, name, year, status, score, overwrites, seenAt } = show
	// The status is that of the whole series: of its titles, those that were seen to the end are completed.
	const unfinished = status === null || (status === 'completed' && reached) ? 'current' : status
	return {
		line,
		kind: 'anime',
		id,
		name,
		ids: [],
		ownId: null,
		names: [],
		format: null,
		year,
		content:
			score === null
				? { state: 'refused', reason: 'invalid', field: 'rating' }
				: {
						state: 'read',
						entry: {
							status: reached?.isLast ? 'completed' : unfinished,
							...(reached && { progress: reached.episode }),
							...(reached?.repeats && { rewatches: Math.min(reached.repeats, REPEATS_MAX - 1) }),
							...(score !== undefined && { score }),
						},
						notes: [],
					},
		lists: [],
		overwrites,
		seenAt: reached?.seenAt ?? seenAt,
		finishedAt: reached?.finishedAt ?? null,
		addedAt: null,
		match,
		keepsStatus: status === null && reached === undefined,
	}
}
