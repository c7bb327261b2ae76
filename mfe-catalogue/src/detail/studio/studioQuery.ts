import { FORMATS, type Format, STUDIO_ROLES, STUDIO_SORTS, type StudioRole, type StudioSort } from 'shared-contract'
import { pageNumber } from '../entity/pageNumber.ts'

export interface StudioQuery {
	role?: StudioRole | undefined
	format?: Format | undefined
	/** The best known first if absent. */
	sort?: StudioSort | undefined
	page: number
}

/** Parses the query of a studio's address. Invalid values and defaults count as not set. */
export function parseStudioQuery(query: URLSearchParams): StudioQuery {
	const chosen = <Value extends string>(name: string, values: readonly Value[]) =>
		values.find((value) => value === query.get(name))
	const sort = chosen('sort', STUDIO_SORTS)
	return {
		role: chosen('role', STUDIO_ROLES),
		format: chosen('format', FORMATS),
		sort: sort === 'renown' ? undefined : sort,
		page: pageNumber(query),
	}
}

/** The query of an address, with its question mark; empty for the first page of what is shown by default. */
export function studioSearch({ role, format, sort, page }: StudioQuery): string {
	const query = new URLSearchParams({
		...(role && { role }),
		...(format && { format }),
		...(sort && sort !== 'renown' && { sort }),
		...(page > 1 && { page: String(page) }),
	})
	return query.size > 0 ? `?${query}` : ''
}
