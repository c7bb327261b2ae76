/** The address of the explore page with a search text. */
export function explorePath(term: string): string {
	return `/explore?${new URLSearchParams({ q: term })}`
}

/** The address of the page that shows everything that a search finds. */
export function searchPath(term: string): string {
	return `/search?${new URLSearchParams({ q: term })}`
}
