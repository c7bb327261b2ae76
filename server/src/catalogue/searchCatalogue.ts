import { sql } from 'kysely'
import { SEARCH_GROUP_LIMIT, type SearchNews, type SearchResults, type SearchTitle } from 'shared-contract'
import type { Database } from '../database/schema.ts'
import type { CatalogueIndex } from './catalogueIndex.ts'
import { inStep } from './listing/inStep.ts'
import { type Pictures, pictureUrl } from './pictures.ts'
import type { Found, FoundByGroup } from './search/searchIndex.ts'
import type { Patience } from './versionFollower.ts'

interface Catalogue {
	db: Database
	index: CatalogueIndex
	pictures: Pictures
}

type TitleRow = Pick<SearchTitle, 'id' | 'kind' | 'format' | 'title' | 'year' | 'color'> & {
	english_title: string | null
	native_title: string | null
	poster_url: string | null
	met_name: string | null
}

type NewsRow = Pick<SearchNews, 'id' | 'title' | 'category'> & { image_url: string | null }

interface Rows {
	version: number
	titles: TitleRow[] | null
	news: NewsRow[] | null
}

/** Titles and news by any of their names, best and best-known first. */
export async function searchCatalogue(
	catalogue: Catalogue,
	query: string,
	patience?: Patience,
): Promise<SearchResults & { isBehind: boolean }> {
	const { db, index, pictures } = catalogue
	const read = async () => {
		const found = index.search.search(query, SEARCH_GROUP_LIMIT)
		return { found, ...(await readRows(db, found)) }
	}
	const { found, isBehind, ...rows } = await inStep(index, read, patience)
	const titles = new Map(rows.titles?.map((row) => [row.id, row]))
	const news = new Map(rows.news?.map((row) => [row.id, row]))
	const present = (group: Found[]) =>
		group.flatMap(({ id }) => titles.get(id) ?? []).map((row) => presentTitle(row, pictures))
	return {
		animes: present(found.animes),
		mangas: present(found.mangas),
		movies: present(found.movies),
		news: found.news.flatMap(({ id }) => news.get(id) ?? []).map((row) => presentNews(row, pictures)),
		isBehind,
	}
}

// One question for everything: what costs is each way to the database and back.
async function readRows(db: Database, { animes, mangas, movies, news }: FoundByGroup): Promise<Rows> {
	const titles = [...animes, ...mangas, ...movies]
	const ids = titles.map(({ id }) => id)
	const names = titles.map(({ nameId }) => nameId)
	const articles = news.map(({ id }) => id)
	const { rows } = await sql<Rows>`select version,
		(select json_agg(found) from (
			select t.id, t.kind, t.format, t.title, t.english_title, t.native_title, t.year, t.color, t.poster_url,
				n.name as met_name
			from title t left join title_name n on n.title_id = t.id and n.id = any(${names}::int[])
			where t.id = any(${ids}::int[]) and t.removed_at is null
		) found) as titles,
		(select json_agg(found) from (
			select id, title, category, image_url from news_article where id = any(${articles}::int[]) and removed_at is null
		) found) as news
		from catalogue_version`.execute(db)
	return rows[0] ?? { version: 0, titles: null, news: null }
}

function presentTitle(row: TitleRow, pictures: Pictures): SearchTitle {
	const shown = [row.title, row.english_title, row.native_title]
	return {
		id: row.id,
		kind: row.kind,
		format: row.format,
		title: row.title,
		englishTitle: row.english_title,
		japaneseTitle: row.native_title,
		matchedName: shown.includes(row.met_name) ? null : row.met_name,
		year: row.year,
		imageUrl: pictureUrl('poster', row.id, row.poster_url, pictures),
		color: row.color,
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
