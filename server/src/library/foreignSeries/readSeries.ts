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

export function isOfOneTitle({ site }: SourceId): boolean {
	return SITES_OF_TITLES.includes(site)
}

/**
 * Reads the titles of a series in the order of their release; none if its id is unknown, or if its first title may be another
 * one: a work before it that has no id, or an OVA before a series.
 */
export async function readSeries(db: Database, { site, id }: SourceId): Promise<SeriesTitle[]> {
	const { rows } = await sql<{ id: number; isSure: boolean }>`
		select t.id, not exists (
				select from title p where p.removed_at is null and p.started < t.started and p.id in (
					select target_id from title_relation where title_id = t.id and kind = 'prequel'
					union all select title_id from title_relation where target_id = t.id and kind = 'sequel')
			) and (t.format = 'TV' or bool_and(t.format <> 'TV') over ()) as "isSure"
		from external_id e join title t on t.id = e.title_id
		where e.site = ${site} and e.id = any(${spellingsOf({ site, id })}::text[]) and t.kind <> 'manga'
			and t.format <> 'Movie' and t.removed_at is null
		order by t.started nulls last, t.id limit 1`.execute(db)
	const [first] = rows
	return first && (first.isSure || isOfOneTitle({ site, id })) ? readSeriesOfTitle(db, first.id) : []
}

/** The series that begins with a title, as TVDB or TMDB know it. A later season is a series by itself. */
export async function readSeriesOfTitle(db: Database, titleId: number): Promise<SeriesTitle[]> {
	const graph = await readFranchise(db, titleId)
	const workIds = graph.works.map((work) => work.id)
	const { rows } = await sql<SeriesRow>`select t.id, t.format, t.started, t.minutes, ${TITLE_TOTAL} as episodes,
			array(select n.folded from title_name n where n.title_id = t.id order by n.position) || t.sort_title as names,
			array(select e.id from external_id e where e.title_id = t.id and e.site = 'tvdb' order by e.id) as tvdb,
			array(select e.id from external_id e where e.title_id = t.id and e.site = 'tmdb' order by e.id) as tmdb
		from title t where t.id = any(${workIds}::int[]) and t.kind <> 'manga'`.execute(db)
	return seriesTitles(graph, new Map(rows.map((row) => [row.id, row])), titleId)
}

/** Finds the film of an id. */
export async function readFilm(db: Database, { site, id }: SourceId): Promise<number | undefined> {
	const { rows } = await sql<{ id: number }>`select distinct t.id from external_id e join title t on t.id = e.title_id
		where e.site = ${site} and e.id in (${id}, ${`movie/${id}`}) and t.kind <> 'manga' and t.removed_at is null
			and (${isOfOneTitle({ site, id })} or t.format = 'Movie') order by t.id limit 2`.execute(db)
	return rows.length === 1 ? rows[0]?.id : undefined
}

/** The ways in which the catalogue writes the id of a series. */
function spellingsOf({ site, id }: SourceId): string[] {
	if (site !== 'tmdb') return [id]
	return [id, `tv/${id}`, ...Array.from({ length: SEASONS }, (_, index) => `tv/${id}/season/${index + 1}`)]
}
