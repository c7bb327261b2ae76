import { sql } from 'kysely'
import {
	SEARCH_GROUP_LIMIT,
	SEARCH_PAGE_GROUP_LIMIT,
	SEARCH_SUGGESTIONS,
	type SearchCounts,
	type SearchNews,
	type SearchPage,
	type SearchResults,
	type SearchTitle,
} from 'shared-contract'
import type { Database } from '../core/database/schema.ts'
import type { CatalogueIndex } from './catalogueIndex.ts'
import { consistentRead } from './listing/consistentRead.ts'
import type { ListingFilter } from './listing/listingFilter.ts'
import { type Pictures, pictureUrl, TITLE_ARTWORK } from './pictures.ts'
import { matchedName } from './search/matchedName.ts'
import type { HitsByGroup, SearchHit } from './search/searchIndex.ts'
import type { MaxStaleness } from './versionFollower.ts'

interface Catalogue {
	db: Database
	index: CatalogueIndex
	pictures: Pictures
}

type TitleRow = Pick<SearchTitle, 'id' | 'kind' | 'format' | 'title' | 'year' | 'color'> & {
	rating: number
	english_title: string | null
	native_title: string | null
	poster_url: string | null
	artwork: string
	matched_name: string | null
}

type NewsRow = Pick<SearchNews, 'id' | 'title' | 'category'> & { image_url: string | null }

interface Rows {
	version: number
	titles: TitleRow[] | null
	news: NewsRow[] | null
}

/** A name of this quality is a suggestion, not a result. */
const SUGGESTION_QUALITY = 0.42

/** Searches titles and news by any of their names, best match and best known first. */
export async function searchCatalogue(
	catalogue: Catalogue,
	query: string,
	maxStaleness?: MaxStaleness,
): Promise<SearchResults & { isBehind: boolean }> {
	const { db, index } = catalogue
	const read = async () => {
		const found = index.search.search(query, SEARCH_GROUP_LIMIT)
		return { found, ...(await readRows(db, found)) }
	}
	const { found, isBehind, ...rows } = await consistentRead(index, read, maxStaleness)
	return { ...presentResults(catalogue.pictures, query, found, rows), isBehind }
}

/** The search for its own page: more results of each group, with their counts and those of the filtered lists. */
export async function readSearchPage(
	catalogue: Catalogue,
	query: string,
	maxStaleness?: MaxStaleness,
): Promise<SearchPage & { isBehind: boolean }> {
	const { db, index, pictures } = catalogue
	const read = async () => {
		const all = index.search.search(query, SEARCH_PAGE_GROUP_LIMIT + 1)
		const found = first(all, SEARCH_PAGE_GROUP_LIMIT)
		const totalOf = (filter: Omit<ListingFilter, 'q'>) => index.listing.list({ ...filter, q: query }).length
		const listed = {
			animes: totalOf({ kind: 'anime' }),
			mangas: totalOf({ kind: 'manga' }),
			movies: totalOf({ kind: 'anime', format: 'Movie' }),
		}
		return {
			found,
			// The search scores a shortlist of names only; the list counts every name that contains the text.
			counts: {
				animes: Math.max(all.animes.length, listed.animes - listed.movies),
				mangas: Math.max(all.mangas.length, listed.mangas),
				movies: Math.max(all.movies.length, listed.movies),
				news: all.news.length,
			},
			listed,
			...(await readRows(db, found)),
		}
	}
	const { found, counts, listed, isBehind, ...rows } = await consistentRead(index, read, maxStaleness)
	const isEmpty = Object.values(counts).every((count) => count === 0)
	return {
		...presentResults(pictures, query, found, rows),
		found: counts,
		listed,
		suggestions: isEmpty ? await suggest(catalogue, query) : [],
		isBehind,
	}
}

/** The number of results in each group, capped at one more than the page shows. The index must be loaded. */
export function countResults(index: CatalogueIndex, query: string): SearchCounts {
	return countsOf(index.search.search(query, SEARCH_PAGE_GROUP_LIMIT + 1))
}

function countsOf({ animes, mangas, movies, news }: HitsByGroup): SearchCounts {
	return { animes: animes.length, mangas: mangas.length, movies: movies.length, news: news.length }
}

function first({ animes, mangas, movies, news }: HitsByGroup, limit: number): HitsByGroup {
	return {
		animes: animes.slice(0, limit),
		mangas: mangas.slice(0, limit),
		movies: movies.slice(0, limit),
		news: news.slice(0, limit),
	}
}

/** Names of titles that are similar to the query, most similar first. */
async function suggest({ db, index }: Catalogue, query: string): Promise<string[]> {
	const { animes, mangas, movies } = index.search.search(query, SEARCH_SUGGESTIONS, SUGGESTION_QUALITY)
	const ranked = [...animes, ...mangas, ...movies].sort((one, other) => other.score - one.score)
	const ids = ranked.slice(0, SEARCH_SUGGESTIONS).map(({ id }) => id)
	if (ids.length === 0) return []
	const rows = await db
		.selectFrom('title')
		.select(['id', 'title'])
		.where('id', 'in', ids)
		.where('removed_at', 'is', null)
		.execute()
	const names = new Map(rows.map(({ id, title }) => [id, title]))
	return [...new Set(ids.flatMap((id) => names.get(id) ?? []))]
}

function presentResults(
	pictures: Pictures,
	query: string,
	found: HitsByGroup,
	rows: Omit<Rows, 'version'>,
): SearchResults {
	const titles = new Map(rows.titles?.map((row) => [row.id, row]))
	const news = new Map(rows.news?.map((row) => [row.id, row]))
	const present = (group: SearchHit[]) =>
		group.flatMap(({ id }) => titles.get(id) ?? []).map((row) => presentTitle(row, query, pictures))
	return {
		animes: present(found.animes),
		mangas: present(found.mangas),
		movies: present(found.movies),
		news: found.news.flatMap(({ id }) => news.get(id) ?? []).map((row) => presentNews(row, pictures)),
	}
}

// A single query: each round trip to the database costs more than the rows.
async function readRows(db: Database, { animes, mangas, movies, news }: HitsByGroup): Promise<Rows> {
	const titles = [...animes, ...mangas, ...movies]
	const ids = titles.map(({ id }) => id)
	const names = titles.map(({ nameId }) => nameId)
	const articles = news.map(({ id }) => id)
	const { rows } = await sql<Rows>`select version,
		(select json_agg(found) from (
			select t.id, t.kind, t.format, t.title, t.english_title, t.native_title, t.year, t.color, t.poster_url, t.rating,
				${TITLE_ARTWORK} as artwork, n.name as matched_name
			from title t left join title_name n on n.title_id = t.id and n.id = any(${names}::int[])
			where t.id = any(${ids}::int[]) and t.removed_at is null
		) found) as titles,
		(select json_agg(found) from (
			select id, title, category, image_url from news_article where id = any(${articles}::int[]) and removed_at is null
		) found) as news
		from catalogue_version`.execute(db)
	return rows[0] ?? { version: 0, titles: null, news: null }
}

function presentTitle(row: TitleRow, query: string, pictures: Pictures): SearchTitle {
	const shown = [row.title, row.english_title, row.native_title]
	return {
		id: row.id,
		kind: row.kind,
		format: row.format,
		title: row.title,
		englishTitle: row.english_title,
		japaneseTitle: row.native_title,
		matchedName:
			row.matched_name === null || shown.includes(row.matched_name) ? null : matchedName(row.matched_name, query),
		year: row.year,
		imageUrl: pictureUrl('poster', row.id, row.poster_url, pictures, row.artwork),
		color: row.color,
		rating: row.rating,
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
