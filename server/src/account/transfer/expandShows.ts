import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { findEpisode, findSeries } from '../foreignSeries/findEpisode.ts'
import { resolveEpisode, type SeriesTitle } from '../foreignSeries/resolveEpisode.ts'
import type { Match, SourceId, SourceRow, SourceShow } from './reading/sourceRow.ts'

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
	return [rowOf(show, { titleId: found.titleId }, isSeen ? { episode: 1, isLast: true } : undefined)]
}

async function showRows(db: Database, show: SourceShow, ids: SourceId[]): Promise<SourceRow[]> {
	const series = await findSeries(db, { ids, areOfSeries: true, name: show.name, year: show.year })
	if (series.length === 0) return [rowOf(show, { reason: reasonOf(show) })]
	if (show.watched.length === 0) {
		const found = resolveEpisode(series, show.season, 1)
		return [rowOf(show, found ? { titleId: found.titleId } : { reason: reasonOf(show) })]
	}
	const reached = new Map<number, number>()
	const lost = new Set<number | null>()
	for (const { season, episode } of show.watched) {
		const found = resolveEpisode(series, season, episode)
		if (found) reached.set(found.titleId, Math.max(found.episode, reached.get(found.titleId) ?? 0))
		else lost.add(season)
	}
	const rated = resolveEpisode(series, show.season, 1)?.titleId
	return [
		...[...reached].map(([titleId, episode]) =>
			rowOf(
				titleId === rated ? show : { ...show, score: undefined },
				{ titleId },
				{ episode, isLast: isLast(series, titleId, episode) },
			),
		),
		...[...lost].map((season) => rowOf({ ...show, id: `${show.id} S${season}` }, { reason: reasonOf(show) })),
	]
}

function isLast(series: readonly SeriesTitle[], titleId: number, episode: number): boolean {
	const total = series.find(({ id }) => id === titleId)?.episodes ?? null
	return total !== null && episode >= total
}

const reasonOf = ({ ids }: SourceShow) => (ids.length > 0 ? 'unknownId' : 'unknownName')

interface Reached {
	episode: number
	isLast: boolean
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
							...(score !== undefined && { score }),
						},
						notes: [],
					},
		lists: [],
		overwrites,
		seenAt,
		addedAt: null,
		match,
		keepsStatus: status === null && reached === undefined,
	}
}
