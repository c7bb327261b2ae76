import { ROLES, type Role } from 'shared-contract'

export interface MembersQuery {
	q: string
	role: Role | undefined
	/** The first page is 1. */
	page: number
}

/** Parses the query of the members page; invalid values fall back to the defaults. */
export function parseMembersQuery(query: URLSearchParams): MembersQuery {
	const page = query.get('page') ?? ''
	return {
		q: (query.get('q') ?? '').slice(0, 100),
		role: ROLES.find((known) => known === query.get('role')),
		page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
	}
}

/** The path of a page of members. */
export function membersPath({ q, role, page }: MembersQuery): string {
	const query = new URLSearchParams({
		...(q.trim() === '' ? {} : { q: q.trim() }),
		...(role ? { role } : {}),
		...(page > 1 ? { page: String(page) } : {}),
	})
	return query.size > 0 ? `/dashboard/members?${query}` : '/dashboard/members'
}
