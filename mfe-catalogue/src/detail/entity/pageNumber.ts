const PAGE = /^[1-9]\d*$/
/** The largest number that the routes of entities take. */
const PAGE_MAX = 10_000

/** The page number in the query of an address; 1 if it is missing or invalid. */
export function pageNumber(query: URLSearchParams): number {
	const page = query.get('page') ?? ''
	return PAGE.test(page) ? Math.min(Number(page), PAGE_MAX) : 1
}
