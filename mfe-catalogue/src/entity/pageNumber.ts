const PAGE = /^[1-9]\d{0,3}$/

/** The page number in the query of an address; 1 if it is missing or invalid. */
export function pageNumber(query: URLSearchParams): number {
	const page = query.get('page') ?? ''
	return PAGE.test(page) ? Number(page) : 1
}
