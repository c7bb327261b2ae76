import { sql } from 'kysely'
import { readFranchise, TITLE_TOTAL } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import type { SourceId } from '../transfer/reading/sourceRow.ts'
import { foldedSeriesName, titleNamed } from './namedTitle.ts'
import { resolveEpisode, type SeriesTitle, type TitleEpisode } from './resolveEpisode.ts'
import { type SeriesRow, seriesTitles } from './seriesTitles.ts'

/** A film or an episode, as another program or site describes it. */
export interface ForeignEpisode {
	kind: 'film' | 'episode'
	/** Most reliable first. */
	ids: readonly SourceId[]
	/**
	 * False if the ids of an episode may be its own: Plex, Jellyfin and Emby send these, and the same number at TVDB may be
	 * another series. They count only for a series of the same name.
	 */
	areOfSeries: boolean
	/** Of the film or the series; empty if unknown. */
	name: string
	year: number | null
	/** Null if the number is absolute. */
	season: number | null
	episode: number
}

/** Finds our episode by its ids and the exact name. Undefined if it cannot be decided. */
export async function findEpisode(db: Database, foreign: ForeignEpisode): Promise<TitleEpisode | undefined> {
	if (foreign.kind === 'film') return findFilm(db, foreign)
	return resolveEpisode(await findSeries(db, foreign), foreign.season, foreign.episode)
}

async function findFilm(db: Database, foreign: ForeignEpisode): Promise<TitleEpisode | undefined> {
	for (const id of foreign.ids) {
		const titleId = await readFilm(db, id)
		if (titleId !== undefined) return { titleId, episode: 1 }
	}
	const titleId = await titleNamed(db, foreign, ['Movie'])
	return titleId === undefined ? undefined : { titleId, episode: 1 }
}

/**
 * The titles of a series in the order of their release: by an id of one title, by the exact name, by an id of the whole
 * series. Without a year the name does not tell a series from its remake: an id of another series contradicts it.
 */
export async function findSeries(
	db: Database,
	{ ids, areOfSeries, name, year }: Pick<ForeignEpisode, 'ids' | 'areOfSeries' | 'name' | 'year'>,
): Promise<SeriesTitle[]> {
	const byIds: SeriesTitle[][] = []
	for (const id of ids) {
		const titles = await readSeries(db, id)
		if (titles.length === 0 || !(areOfSeries || isNamed(titles, name))) continue
		if (isOfOneTitle(id)) return titles
		byIds.push(titles)
	}
	const named = await titleNamed(db, { name, year }, ['TV', 'OVA'])
	const [byId = []] = byIds
	if (named === undefined) return byId
	const isContradicted = byIds.length > 0 && !byIds.some((titles) => titles.some(({ id }) => id === named))
	return isContradicted && year === null ? [] : readSeriesOfTitle(db, named)
}

function isNamed(series: readonly SeriesTitle[], name: string): boolean {
	const folded = foldedSeriesName(name)
	return folded !== '' && series.some(({ names }) => names.includes(folded))
}

/** Sites whose ids are those of one title each. At others one id stands for all seasons. */
const SITES_OF_TITLES = ['anidb', 'mal', 'anilist', 'kitsu', 'simkl']
/** Seasons that ids of TMDB may name. */
const SEASONS = 40

function isOfOneTitle({ site }: SourceId): boolean {
	return SITES_OF_TITLES.includes(site)
}

/**
 * Reads the titles of a series in the order of their release; none if its id is unknown, or if its first title may be another
 * one: a work before it that has no id, or an OVA before a series.
 */
async function readSeries(db: Database, { site, id }: SourceId): Promise<SeriesTitle[]> {
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
async function readSeriesOfTitle(db: Database, titleId: number): Promise<SeriesTitle[]> {
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
async function readFilm(db: Database, { site, id }: SourceId): Promise<number | undefined> {
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
