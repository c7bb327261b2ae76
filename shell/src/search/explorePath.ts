/** The address of the explore page with a search text. */
export function explorePath(term: string): string {
	return `/explore?${new URLSearchParams({ q: term })}`
}
