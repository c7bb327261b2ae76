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
import type { SearchAsked } from './address.ts'

/** The results of one group, as many as the page shows. */
export interface FoundGroup {
	name: SearchGroup
	titles: readonly SearchTitle[]
	news: readonly SearchNews[]
	count: string
	/** Whether a view of this group alone shows more. */
	hasMore: boolean
	/** The list of the site that holds all of the group; `total` is how many it has for the query, if it takes one. */
	list: { path: string; total: number | undefined }
}

/** The groups that have results: the best of each, or all of the group that was asked for. */
export function foundGroups(page: SearchPage, { q, group }: SearchAsked): FoundGroup[] {
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

/** How many there are. The search counts up to one more than its page shows: then there are at least as many. */
export function countText(count: number): string {
	return count === SEARCH_PAGE_GROUP_LIMIT + 1 ? `${SEARCH_PAGE_GROUP_LIMIT}+` : String(count)
}

/** The groups that have results and how many, for those that lead to them. */
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
