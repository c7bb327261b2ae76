import {
	type EntityType,
	entityPath,
	profilePath,
	SEARCH_GROUP_LIMIT,
	SEARCH_GROUPS,
	SEARCH_PAGE_GROUP_LIMIT,
	type SearchCounts,
	type SearchEntity,
	type SearchGroup,
	type SearchNews,
	type SearchPage,
	type SearchTitle,
	type TitleLink,
} from 'shared-contract'
import type { SearchQuery } from './searchQuery.ts'

/** A result that is neither a title nor an article: a line with a picture. */
export interface LinkResult {
	path: string
	name: string
	nativeName: string | null
	/** Null without a picture. */
	imageUrl: string | null
	/** The best-known title of a person, a character or a studio. */
	knownFor: TitleLink | null
	/** The number of titles; null for a member. */
	titles: number | null
	/** The owner of a list. */
	owner: string | null
}

/** The results of one group, limited to what the page shows. */
export interface ResultGroup {
	name: SearchGroup
	titles: readonly SearchTitle[]
	news: readonly SearchNews[]
	links: readonly LinkResult[]
	count: string
	/** Whether the view of this group alone shows more. */
	hasMore: boolean
	/**
	 * The listing with all titles of the group. `total` is its count for the query; undefined if it has no text filter.
	 */
	list: { path: string; total: number | undefined } | undefined
}

/** The groups with results, the best first: the best of each group, or all of the requested group. */
export function resultGroups(page: SearchPage, { q, group }: SearchQuery): ResultGroup[] {
	const shown = group === undefined ? SEARCH_GROUP_LIMIT : SEARCH_PAGE_GROUP_LIMIT
	const names = countedGroups(page.found, page.order).map(({ name }) => name)
	return names
		.filter((name) => (group ?? name) === name)
		.map((name) => ({
			name,
			titles: isTitleGroup(name) ? page[name].slice(0, shown) : [],
			news: name === 'news' ? page.news.slice(0, shown) : [],
			links: linksOf(page, name).slice(0, shown),
			count: countText(countOf(page.found, name)),
			hasMore: (page[name] ?? []).length > shown,
			list: listOf(page, name, q),
		}))
}

type TitleGroup = 'animes' | 'mangas' | 'movies'

function isTitleGroup(name: SearchGroup): name is TitleGroup {
	return name === 'animes' || name === 'mangas' || name === 'movies'
}

function countOf(counts: SearchCounts, name: SearchGroup): number {
	return counts[name] ?? 0
}

function linksOf(page: SearchPage, name: SearchGroup): LinkResult[] {
	switch (name) {
		case 'people':
			return page.people.map((found) => entityLink('person', found))
		case 'characters':
			return page.characters.map((found) => entityLink('character', found))
		case 'studios':
			return page.studios.map((found) => entityLink('studio', found))
		case 'members':
			return page.members.map((found) => ({
				...NO_FACTS,
				path: profilePath(found.name),
				name: found.name,
				imageUrl: found.avatarUrl,
			}))
		case 'lists':
			return page.lists.map(({ id, title, imageUrl, count, owner }) => ({
				...NO_FACTS,
				path: `/lists/${id}`,
				name: title,
				imageUrl,
				titles: count,
				owner,
			}))
		default:
			return []
	}
}

const NO_FACTS = { nativeName: null, knownFor: null, titles: null, owner: null }

function entityLink(type: EntityType, { id, name, nativeName, imageUrl, knownFor, titles }: SearchEntity): LinkResult {
	return { path: entityPath(type, id), name, nativeName, imageUrl, knownFor, titles, owner: null }
}

/** Formats a count. The server stops counting at one more than the page shows, which is formatted as `24+`. */
export function countText(count: number): string {
	return count === SEARCH_PAGE_GROUP_LIMIT + 1 ? `${SEARCH_PAGE_GROUP_LIMIT}+` : String(count)
}

/** The groups with results and their formatted counts, those in `order` first. */
export function countedGroups(
	counts: SearchCounts,
	order: readonly SearchGroup[] = [],
): { name: SearchGroup; count: string }[] {
	return [...new Set([...order, ...SEARCH_GROUPS])]
		.filter((name) => countOf(counts, name) > 0)
		.map((name) => ({
			name,
			count: countText(countOf(counts, name)),
		}))
}

function listOf(page: SearchPage, name: SearchGroup, q: string): ResultGroup['list'] {
	const query = new URLSearchParams({ q })
	switch (name) {
		case 'animes':
			return { path: `/explore?${query}`, total: page.listed.animes }
		case 'mangas':
			return { path: `/mangas?${query}`, total: page.listed.mangas }
		case 'movies':
			return { path: `/explore?${query}&type=Movie`, total: page.listed.movies }
		case 'news':
			return { path: '/news', total: undefined }
		default:
			return undefined
	}
}
