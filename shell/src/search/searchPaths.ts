/** The path of the explore page with a query. */
export function explorePath(term: string): string {
	return `/explore?${new URLSearchParams({ q: term })}`
}

/** The path of the search page with a query. */
export function searchPath(term: string): string {
	return `/search?${new URLSearchParams({ q: term })}`
}
