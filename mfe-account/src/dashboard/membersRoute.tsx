import type { LoaderFunctionArgs } from 'react-router-dom'
import { type MemberList, membersRoute, type RouteAnswer, roleLogRoute } from 'shared-contract'
import { call, type Outcome } from 'shared-state'
import { requireMember } from '../auth/requireMember.ts'
import { load } from './load.ts'
import { readMembersAddress } from './membersAddress.ts'
import { refusedFor } from './refusedFor.ts'

export { MembersPage as Component } from './MembersPage.tsx'

export interface MembersArrival {
	members: Outcome<MemberList>
	log: Outcome<RouteAnswer<typeof roleLogRoute>>
}

/** Asks for the members of the address, and for who got which role last; where that is not for who is here, for nothing. */
export async function loader(args: LoaderFunctionArgs): Promise<MembersArrival | Response> {
	const elsewhere = requireMember(args.request)
	if (elsewhere) return elsewhere
	const refused = await refusedFor('/dashboard/members')
	if (refused) return { members: refused, log: refused }
	const { q, role, page } = readMembersAddress(new URL(args.request.url).searchParams)
	const query = { page, ...(q.trim() === '' ? {} : { q: q.trim() }), ...(role ? { role } : {}) }
	const [members, log] = await Promise.all([
		load(args, membersRoute, { query }),
		call(roleLogRoute, {}, { signal: args.request.signal }),
	])
	return members instanceof Response ? members : { members, log }
}
