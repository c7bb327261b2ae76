import { STUDIO_ROLES, type StudioRole } from 'shared-contract'
import { pageNumber } from '../entity/pageNumber.ts'

export interface StudioQuery {
	role: StudioRole | undefined
	page: number
}

/** Parses the query of a studio's address. Invalid values count as not set. */
export function parseStudioQuery(query: URLSearchParams): StudioQuery {
	return { role: STUDIO_ROLES.find((role) => role === query.get('role')), page: pageNumber(query) }
}

/** The query of an address, with its question mark; empty for the first page of the default role. */
export function studioSearch({ role, page }: StudioQuery): string {
	const query = new URLSearchParams({ ...(role ? { role } : {}), ...(page > 1 ? { page: String(page) } : {}) })
	return query.size > 0 ? `?${query}` : ''
}
