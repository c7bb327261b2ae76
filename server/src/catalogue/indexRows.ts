import { sql } from 'kysely'
import type { Format, Genre, Kind, Status, TitleSeason } from 'shared-contract'
import type { Database } from '../core/database/schema.ts'
import { DUB_LANGUAGES } from './dubs.ts'
import { foldName } from './fold.ts'
import type { ListedTitle } from './listing/listedTitle.ts'
import { seasonOf } from './listing/season.ts'
import { SharedLists } from './listing/sharedLists.ts'
import type { Group, SearchDocument } from './search/documents.ts'
import { exactKey } from './search/exactKey.ts'

export interface Change {
	document: SearchDocument
	isRemoved: boolean
}

export interface TitleChange extends Change {
	listed: ListedTitle
}

/** A title as a JSON array, in the order of the selected columns. */
type TitleRow = [
	id: number,
	kind: Kind,
	format: Format,
	status: Status,
	year: number | null,
	season: TitleSeason | null,
	weightedRating: number,
	popularity: number,
	renown: number,
	/** Milliseconds since 1970. */
	addedAt: number,
	started: string | null,
	sortTitle: string,
	isRemoved: boolean,
	genres: Genre[] | null,
	nameIds: number[] | null,
	names: string[] | null,
	/** The names as they are written, with their languages. */
	written: [name: string, language: string][] | null,
	/** One per line. */
	dubs: string | null,
	services: string | null,
	score: number,
	episodes: number | null,
	minutes: number | null,
]

const lists = new SharedLists()

const SERVICES = sql`(select string_agg(p.key, e'\\n' order by p.key) from title_platform o join platform p on p.id = o.platform_id
	where o.title_id = t.id and o.status = 'available')`

/** The titles that changed after a version, in batches of `batchSize`; of the adult titles alone, all others count as removed. */
export async function* readChangedTitles(
	db: Database,
	after: number,
	batchSize: number,
	isAdult = false,
): AsyncGenerator<TitleChange[]> {
	for (let last = 0; ; ) {
		const titles = (await readRows(db, { after, last, batchSize, isAdult })).map(titleChange)
		if (titles.length > 0) yield titles
		if (titles.length < batchSize) return
		last = titles.at(-1)?.listed.id ?? last
	}
}

interface Batch {
	after: number
	last: number
	batchSize: number
	isAdult: boolean
}

// A batch is one JSON value: one row per title, with its dates and arrays, costs four times the CPU time.
// Genres and names use lateral subqueries by index; a join would scan both tables for each batch.
async function readRows(db: Database, { after, last, batchSize, isAdult }: Batch): Promise<TitleRow[]> {
	// Only a change can take a title out of the adult ones.
	const loaded = isAdult && after < 0 ? sql`and is_adult` : sql``
	const { rows } = await sql<{ titles: TitleRow[] | null }>`
		select json_agg(json_build_array(
			t.id, t.kind, t.format, t.status, t.year, t.season, t.weighted_rating, t.popularity, t.renown,
			floor(extract(epoch from t.added_at) * 1000), t.started, t.sort_title, ${isAdult ? sql`not t.is_adult` : sql`t.removed_at is not null`},
			(select json_agg(genre order by position) from title_genre where title_id = t.id), n.ids, n.names, n.written,
			${DUB_LANGUAGES}, ${SERVICES}, t.rating, coalesce(t.episode_count, t.chapter_count), t.minutes
		) order by t.id) as titles
		from (select * from title where version > ${after} and id > ${last} ${loaded} order by id limit ${batchSize}) t
		left join lateral (
			select json_agg(id order by position) as ids, json_agg(folded order by position) as names,
				json_agg(json_build_array(name, language) order by position) as written
			from title_name where title_id = t.id
		) n on true`.execute(db)
	return rows[0]?.titles ?? []
}

function titleChange(row: TitleRow): TitleChange {
	const [id, kind, format, status, year, season, weightedRating, popularity, renown, addedAt, ...rest] = row
	const [started, sortTitle, isRemoved, genres, nameIds, names, written, dubs, services, ...facts] = rest
	const [score, episodes, minutes] = facts
	const began = season ?? (kind === 'anime' ? seasonOf(started) : null)
	const dubbed = lists.of(dubs)
	return {
		isRemoved,
		listed: {
			id,
			kind,
			format,
			status,
			genres: genres ?? [],
			year,
			season: began,
			dubs: dubbed,
			services: lists.of(services),
			score: score || null,
			episodes,
			minutes,
			weightedRating,
			popularity,
			renown,
			addedAt,
			started: started ?? '',
			sortTitle,
			names: names?.join('\n') ?? '',
		},
		document: {
			id,
			group: groupOf(kind, format),
			renown,
			facts: { format, year, season: began, dubs: dubbed },
			names:
				names?.map((folded, index) => {
					const [name = '', language] = written?.[index] ?? []
					return { id: nameIds?.[index] ?? 0, folded, exact: exactKey(name, language === 'synonym') }
				}) ?? [],
		},
	}
}

function groupOf(kind: Kind, format: Format): Group {
	if (kind === 'manga') return 'mangas'
	return format === 'Movie' ? 'movies' : 'animes'
}

/** The news that changed after a version. */
export async function readChangedNews(db: Database, after: number): Promise<Change[]> {
	const rows = await db
		.selectFrom('news_article')
		.select(['id', 'title', 'removed_at'])
		.where('version', '>', after)
		.execute()
	return rows.map(({ id, title, removed_at }) => ({
		isRemoved: removed_at !== null,
		document: { id, group: 'news', renown: 0, names: [{ id: 0, folded: foldName(title) }] },
	}))
}
