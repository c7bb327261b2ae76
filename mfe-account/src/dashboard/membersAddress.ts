import { ROLES, type Role } from 'shared-contract'

export interface MembersAsked {
	q: string
	role: Role | undefined
	/** From 1. */
	page: number
}

/** What an address of the members' page asks for; what makes no sense in it counts as not said. */
export function readMembersAddress(query: URLSearchParams): MembersAsked {
	const page = query.get('page') ?? ''
	return {
		q: (query.get('q') ?? '').slice(0, 100),
		role: ROLES.find((known) => known === query.get('role')),
		page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
	}
}

/** The address of a page of members. */
export function membersPath({ q, role, page }: MembersAsked): string {
	const query = new URLSearchParams({
		...(q.trim() === '' ? {} : { q: q.trim() }),
		...(role ? { role } : {}),
		...(page > 1 ? { page: String(page) } : {}),
	})
	return query.size > 0 ? `/dashboard/members?${query}` : '/dashboard/members'
}
