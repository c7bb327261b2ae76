import { sql } from 'kysely'
import { readFranchise, TITLE_TOTAL } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import type { SourceId } from '../transfer/reading/sourceRow.ts'
import type { SeriesTitle } from './resolveEpisode.ts'
import { type SeriesRow, seriesTitles } from './seriesTitles.ts'

/** Sites whose ids are those of one title each. At others one id stands for all seasons. */
const SITES_OF_TITLES = ['anidb', 'mal', 'anilist', 'kitsu', 'simkl']
/** Seasons that ids of TMDB may name. */
const SEASONS = 40

/** Reads the titles of a series in the order of their story; none if its id is unknown. */
export async function readSeries(db: Database, { site, id }: SourceId): Promise<SeriesTitle[]> {
	const ids = spellingsOf({ site, id })
	const { rows } = await sql<{ id: number }>`select t.id from external_id e join title t on t.id = e.title_id
		where e.site = ${site} and e.id = any(${ids}::text[]) and t.kind <> 'manga' and t.format <> 'Movie'
			and t.removed_at is null
		order by (t.format = 'TV') desc, t.started nulls last, t.id limit 1`.execute(db)
	return rows[0] ? seriesOfTitle(db, rows[0].id, site, ids) : []
}

/**
 * The series that begins with a title, as TVDB or TMDB know it. A later season that is found by a name of its own is a
 * series by itself.
 */
export async function readSeriesOfTitle(db: Database, titleId: number): Promise<SeriesTitle[]> {
	const { rows } = await sql<SourceId>`select site, id from external_id where title_id = ${titleId}
		and site in ('tvdb', 'tmdb') order by site desc, id limit 1`.execute(db)
	const [known] = rows
	if (known) {
		const [, id = known.id] = /^tv\/(\d+)/.exec(known.id) ?? []
		const series = await seriesOfTitle(db, titleId, known.site, spellingsOf({ ...known, id }))
		const index = series.findIndex((title) => title.id === titleId)
		if (index === 0) return series
		if (index > 0) return series.slice(index, index + 1).map((title) => ({ ...title, season: null }))
	}
	return seriesOfTitle(db, titleId, 'mal', null)
}

/** Finds the film of an id. */
export async function readFilm(db: Database, { site, id }: SourceId): Promise<number | undefined> {
	const isOfTitle = SITES_OF_TITLES.includes(site)
	const { rows } = await sql<{ id: number }>`select distinct t.id from external_id e join title t on t.id = e.title_id
		where e.site = ${site} and e.id in (${id}, ${`movie/${id}`}) and t.kind <> 'manga' and t.removed_at is null
			and (${isOfTitle} or t.format = 'Movie') order by t.id limit 2`.execute(db)
	return rows.length === 1 ? rows[0]?.id : undefined
}

/** @param ids null for a series of the title alone and its sequels. */
async function seriesOfTitle(
	db: Database,
	titleId: number,
	site: string,
	ids: readonly string[] | null,
): Promise<SeriesTitle[]> {
	const graph = await readFranchise(db, titleId)
	const workIds = graph.works.map((work) => work.id)
	const { rows } = await sql<SeriesRow>`select t.id, t.format, ${TITLE_TOTAL} as episodes,
			array(select n.folded from title_name n where n.title_id = t.id order by n.position) || t.sort_title as names,
			array(select e.id from external_id e where e.title_id = t.id and e.site = ${site} order by e.id) as ids
		from title t where t.id = any(${workIds}::int[]) and t.kind <> 'manga'`.execute(db)
	const isOneEach = ids === null || SITES_OF_TITLES.includes(site)
	const known = rows.map((row) => ({ ...row, ids: isOneEach ? (row.id === titleId ? ['own'] : []) : row.ids }))
	return seriesTitles(graph, new Map(known.map((row) => [row.id, row])), isOneEach ? ['own'] : ids)
}

/** The ways in which the catalogue writes the id of a series. */
function spellingsOf({ site, id }: SourceId): string[] {
	if (site !== 'tmdb') return [id]
	return [id, `tv/${id}`, ...Array.from({ length: SEASONS }, (_, index) => `tv/${id}/season/${index + 1}`)]
}
