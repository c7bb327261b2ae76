import { sql } from 'kysely'
import type { Format, Genre, Kind, Status, TitleSeason } from 'shared-contract'
import type { Database } from '../database/schema.ts'
import { foldName } from './fold.ts'
import type { ListedTitle } from './listing/listedTitle.ts'
import { seasonOf } from './listing/season.ts'
import type { Group, SearchDocument } from './search/documents.ts'

export interface Change {
	document: SearchDocument
	isRemoved: boolean
}

export interface TitleChange extends Change {
	listed: ListedTitle
}

interface TitleRow {
	id: number
	kind: Kind
	format: Format
	status: Status
	year: number | null
	season: TitleSeason | null
	weighted_rating: number
	popularity: number
	renown: number
	added_at: Date
	started: string | null
	sort_title: string
	removed_at: Date | null
	genres: Genre[]
	name_ids: number[]
	names: string[]
}

/** The titles that changed after a version, `step` at a time. */
export async function* readChangedTitles(db: Database, after: number, step: number): AsyncGenerator<TitleChange[]> {
	for (let last = 0; ; ) {
		const { rows } = await sql<TitleRow>`
			with changed as (
				select id, kind, format, status, year, season, weighted_rating, popularity, renown, added_at, started, sort_title,
					removed_at
				from title where version > ${after} and id > ${last} order by id limit ${step}
			)
			select changed.*, coalesce(g.genres, '{}') as genres, coalesce(n.ids, '{}') as name_ids,
				coalesce(n.names, '{}') as names
			from changed
			left join (
				select title_id, array_agg(genre order by position) as genres from title_genre
				where title_id in (select id from changed) group by title_id
			) g on g.title_id = changed.id
			left join (
				select title_id, array_agg(id order by position) as ids, array_agg(folded order by position) as names
				from title_name where title_id in (select id from changed) group by title_id
			) n on n.title_id = changed.id
			order by changed.id`.execute(db)
		if (rows.length > 0) yield rows.map(titleChange)
		if (rows.length < step) return
		last = rows.at(-1)?.id ?? last
	}
}

function titleChange(row: TitleRow): TitleChange {
	return {
		isRemoved: row.removed_at !== null,
		listed: {
			id: row.id,
			kind: row.kind,
			format: row.format,
			status: row.status,
			genres: row.genres,
			year: row.year,
			season: row.season ?? (row.kind === 'anime' ? seasonOf(row.started) : null),
			weightedRating: row.weighted_rating,
			popularity: row.popularity,
			addedAt: row.added_at.getTime(),
			started: row.started ?? '',
			sortTitle: row.sort_title,
			names: row.names.join('\n'),
		},
		document: {
			id: row.id,
			group: groupOf(row),
			renown: row.renown,
			names: row.names.map((folded, place) => ({ id: row.name_ids[place] ?? 0, folded })),
		},
	}
}

function groupOf({ kind, format }: TitleRow): Group {
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
