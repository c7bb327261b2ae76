import { SEARCH_GROUPS, SEARCH_QUERY_MAX_LENGTH, type SearchGroup } from 'shared-contract'

export interface SearchAsked {
	/** Trimmed; empty where nothing is asked. */
	q: string
	/** The one group that is shown whole; undefined for the best of each. */
	group: SearchGroup | undefined
}

/** What an address asks of the search. */
export function readSearch(query: URLSearchParams): SearchAsked {
	return {
		q: (query.get('q') ?? '').replaceAll('\0', '').slice(0, SEARCH_QUERY_MAX_LENGTH).trim(),
		group: SEARCH_GROUPS.find((name) => name === query.get('group')),
	}
}

/** The address of a search. */
export function searchPath({ q, group }: SearchAsked): string {
	const query = new URLSearchParams({ ...(q ? { q } : {}), ...(group ? { group } : {}) })
	return query.size > 0 ? `/search?${query}` : '/search'
}
