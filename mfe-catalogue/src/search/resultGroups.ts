import {
	SEARCH_GROUP_LIMIT,
	SEARCH_GROUPS,
	SEARCH_PAGE_GROUP_LIMIT,
	type SearchCounts,
	type SearchGroup,
	type SearchNews,
	type SearchPage,
	type SearchTitle,
} from 'shared-contract'
import type { SearchQuery } from './searchQuery.ts'

/** The results of one group, limited to what the page shows. */
export interface ResultGroup {
	name: SearchGroup
	titles: readonly SearchTitle[]
	news: readonly SearchNews[]
	count: string
	/** Whether the view of this group alone shows more. */
	hasMore: boolean
	/**
	 * The listing with all titles of the group. `total` is its count for the query; undefined if it has no text filter.
	 */
	list: { path: string; total: number | undefined }
}

/** The groups with results: the best of each group, or all of the requested group. */
export function resultGroups(page: SearchPage, { q, group }: SearchQuery): ResultGroup[] {
	const shown = group === undefined ? SEARCH_GROUP_LIMIT : SEARCH_PAGE_GROUP_LIMIT
	return SEARCH_GROUPS.filter((name) => page.found[name] > 0 && (group ?? name) === name).map((name) => ({
		name,
		titles: name === 'news' ? [] : page[name].slice(0, shown),
		news: name === 'news' ? page.news.slice(0, shown) : [],
		count: countText(page.found[name]),
		hasMore: page[name].length > shown,
		list: { path: listPath(name, q), total: name === 'news' ? undefined : page.listed[name] },
	}))
}

/** Formats a count. The server stops counting at one more than the page shows, which is formatted as `24+`. */
export function countText(count: number): string {
	return count === SEARCH_PAGE_GROUP_LIMIT + 1 ? `${SEARCH_PAGE_GROUP_LIMIT}+` : String(count)
}

/** The groups with results and their formatted counts. */
export function countedGroups(counts: SearchCounts): { name: SearchGroup; count: string }[] {
	return SEARCH_GROUPS.filter((name) => counts[name] > 0).map((name) => ({ name, count: countText(counts[name]) }))
}

function listPath(name: SearchGroup, q: string): string {
	const query = new URLSearchParams({ q })
	switch (name) {
		case 'animes':
			return `/explore?${query}`
		case 'mangas':
			return `/mangas?${query}`
		case 'movies':
			return `/explore?${query}&type=Movie`
		case 'news':
			return '/news'
	}
}
