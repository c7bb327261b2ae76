import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SearchEntity, SearchNews, SearchResults, SearchTitle, TitleLink } from 'shared-contract'
import type { Database } from '../core/database/schema.ts'
import { type EntityLinkRow, presentEntityLink } from './entity/entityLink.ts'
import { type Pictures, pictureUrl, TITLE_ARTWORK } from './pictures.ts'
import { matchedName } from './search/matchedName.ts'
import type { HitsByGroup, SearchHit } from './search/searchIndex.ts'
import { SHOWN } from './shownTitle.ts'
import { type NamesRow, namesOf } from './titleNames.ts'

type TitleRow = Pick<SearchTitle, 'id' | 'kind' | 'format' | 'title' | 'year' | 'color'> &
	NamesRow & {
		rating: number
		poster_url: string | null
		artwork: string
		matched_name: string | null
		is_adult: boolean
	}

type NewsRow = Pick<SearchNews, 'id' | 'title' | 'category'> & { image_url: string | null }

interface EntityRow extends EntityLinkRow {
	known_for: TitleLink | null
}

/** The rows of the found ids, and the version of the catalogue at which they were read. A group without rows is null. */
export interface SearchRows {
	version: number
	titles: TitleRow[] | null
	news: NewsRow[] | null
	people: EntityRow[] | null
	characters: EntityRow[] | null
	studios: EntityRow[] | null
}

/** The results that the catalogue itself finds. */
export type CatalogueResults = Required<Omit<SearchResults, 'members' | 'lists' | 'order'>>

const NO_ROWS: SearchRows = { version: 0, titles: null, news: null, people: null, characters: null, studios: null }

const ids = (hits: readonly SearchHit[]) => hits.map(({ id }) => id)

/** Reads the rows of hits in a single query: each round trip to the database costs more than the rows. */
export async function readSearchRows(
	db: Database,
	found: HitsByGroup,
	shown: RawBuilder<SqlBool> = SHOWN,
): Promise<SearchRows> {
	const titles = [...found.animes, ...found.mangas, ...found.movies]
	const names = titles.map(({ nameId }) => nameId)
	const { rows } = await sql<SearchRows>`select version,
		(select json_agg(found) from (
			select t.id, t.kind, t.format, t.title, t.english_title, t.native_title, t.romaji_title, t.year, t.color, t.poster_url, t.rating, t.is_adult,
				${TITLE_ARTWORK} as artwork, n.name as matched_name
			from title t left join title_name n on n.title_id = t.id and n.id = any(${names}::int[])
			where t.id = any(${ids(titles)}::int[]) and ${shown}
		) found) as titles,
		(select json_agg(found) from (
			select id, title, category, image_url from news_article
			where id = any(${ids(found.news)}::int[]) and removed_at is null
		) found) as news,
		${entityRows('person', found.people)} as people,
		${entityRows('character', found.characters)} as characters,
		${entityRows('studio', found.studios)} as studios
		from catalogue_version`.execute(db)
	return rows[0] ?? NO_ROWS
}

function entityRows(table: 'person' | 'character' | 'studio', hits: readonly SearchHit[]) {
	if (hits.length === 0) return sql`null`
	const best = hits.map(({ titles }) => titles.best)
	return sql`(select json_agg(found) from (
		select x.id, x.name, x.native_name, x.image_url, case when t.id is null then null else json_build_object(
			'id', t.id, 'kind', t.kind, 'format', t.format, 'title', t.title,
			'englishTitle', t.english_title, 'japaneseTitle', t.native_title, 'romajiTitle', t.romaji_title) end as known_for
		from unnest(${ids(hits)}::int[], ${best}::int[]) as hit (id, title_id)
		join ${sql.table(table)} x on x.id = hit.id and x.merged_into is null
		left join title t on t.id = hit.title_id and t.removed_at is null
	) found)`
}

/** The results for display, in the order of their hits. A hit without a row was removed meanwhile. */
export function presentResults(
	pictures: Pictures,
	query: string,
	found: HitsByGroup,
	rows: Omit<SearchRows, 'version'>,
): CatalogueResults {
	const titles = (hits: SearchHit[]) => inOrder(hits, rows.titles).map((row) => presentTitle(row, query, pictures))
	return {
		animes: titles(found.animes),
		mangas: titles(found.mangas),
		movies: titles(found.movies),
		news: inOrder(found.news, rows.news).map((row) => presentNews(row, pictures)),
		people: presentEntities(found.people, rows.people, pictures),
		characters: presentEntities(found.characters, rows.characters, pictures),
		studios: presentEntities(found.studios, rows.studios, pictures),
	}
}

function inOrder<Row extends { id: number }>(hits: readonly SearchHit[], rows: readonly Row[] | null): Row[] {
	const byId = new Map(rows?.map((row) => [row.id, row]))
	return hits.flatMap(({ id }) => byId.get(id) ?? [])
}

function presentTitle(row: TitleRow, query: string, pictures: Pictures): SearchTitle {
	const shown = [row.title, row.english_title, row.native_title]
	return {
		id: row.id,
		kind: row.kind,
		format: row.format,
		...namesOf(row),
		matchedName:
			row.matched_name === null || shown.includes(row.matched_name) ? null : matchedName(row.matched_name, query),
		year: row.year,
		imageUrl: pictureUrl('poster', row.id, row.poster_url, pictures, row.artwork),
		color: row.color,
		rating: row.rating,
		...(row.is_adult && { isAdult: true }),
	}
}

function presentNews(row: NewsRow, pictures: Pictures): SearchNews {
	return {
		id: row.id,
		title: row.title,
		category: row.category,
		imageUrl: pictureUrl('news', row.id, row.image_url, pictures),
	}
}

function presentEntities(
	hits: readonly SearchHit[],
	rows: readonly EntityRow[] | null,
	pictures: Pictures,
): SearchEntity[] {
	const totals = new Map(hits.map(({ id, titles }) => [id, titles.total]))
	return inOrder(hits, rows).map((row) => ({
		...presentEntityLink(row, pictures),
		knownFor: row.known_for,
		titles: totals.get(row.id) ?? 0,
	}))
}
