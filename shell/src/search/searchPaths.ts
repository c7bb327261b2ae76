/** The path of the search page with a query, or of another page with one. */
export function searchPath(term: string, page = '/search'): string {
	return `${page}?${new URLSearchParams({ q: term })}`
}
