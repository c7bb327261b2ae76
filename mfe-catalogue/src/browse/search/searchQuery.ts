import { SEARCH_GROUPS, SEARCH_QUERY_MAX_LENGTH, type SearchGroup } from 'shared-contract'

export interface SearchQuery {
	/** Trimmed; empty if there is no query. */
	q: string
	/** The group to show all results of; undefined for the best results of each group. */
	group: SearchGroup | undefined
	/** Adult titles alone, for members who switched them on. */
	adult?: boolean | undefined
}

/** Parses the query of a search address. */
export function parseSearchQuery(query: URLSearchParams): SearchQuery {
	return {
		q: (query.get('q') ?? '').replaceAll('\0', '').slice(0, SEARCH_QUERY_MAX_LENGTH).trim(),
		group: SEARCH_GROUPS.find((name) => name === query.get('group')),
		...(query.get('adult') === '1' ? { adult: true } : {}),
	}
}

/** The path of a search. */
export function searchPath({ q, group, adult }: SearchQuery): string {
	const query = new URLSearchParams({
		...(q ? { q } : {}),
		...(group ? { group } : {}),
		...(adult ? { adult: '1' } : {}),
	})
	return query.size > 0 ? `/search?${query}` : '/search'
}
