import type { NewsCategory, SearchNews, SearchResults, SearchTitle } from 'shared-contract'
import { type ArtworkKind, type Format, titlePath } from 'shared-contract'

/** A search result: a link with a picture. */
export type ResultItem = { path: string; imageUrl: string; artwork: ArtworkKind; id: number } & (
	| { of: 'title'; named: SearchTitle; format: Format; year: number | null }
	| { of: 'news'; title: string; category: NewsCategory }
)

/** Results of one kind. */
export interface ResultGroup {
	name: 'animes' | 'mangas' | 'movies' | 'news'
	items: readonly ResultItem[]
}

/** The results in groups: animes, mangas, films, news; without empty groups. */
export function resultGroups(results: SearchResults): ResultGroup[] {
	const groups: ResultGroup[] = [
		{ name: 'animes', items: results.animes.map(titleItem) },
		{ name: 'mangas', items: results.mangas.map(titleItem) },
		{ name: 'movies', items: results.movies.map(titleItem) },
		{ name: 'news', items: results.news.map(newsItem) },
	]
	return groups.filter((group) => group.items.length > 0)
}

/** The number of results in all groups. */
export function resultCount(groups: readonly ResultGroup[]): number {
	return groups.reduce((sum, group) => sum + group.items.length, 0)
}

function titleItem(found: SearchTitle): ResultItem {
	const { id, imageUrl, format, year } = found
	return { of: 'title', id, path: titlePath(found), imageUrl, artwork: 'poster', named: found, format, year }
}

function newsItem({ id, imageUrl, title, category }: SearchNews): ResultItem {
	return { of: 'news', id, path: `/news/${id}`, imageUrl, artwork: 'news', title, category }
}
