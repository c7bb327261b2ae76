import type { LoaderFunctionArgs } from 'react-router-dom'
import { membersRoute, roleLogRoute } from 'shared-contract'
import { call } from 'shared-state'
import { accountFirst } from '../auth/signInFirst.ts'
import { load } from './load.ts'
import type { MembersArrival } from './MembersPage.tsx'
import { readMembersAddress } from './membersAddress.ts'
import { refusedFor } from './refusedFor.ts'

export { MembersPage as Component } from './MembersPage.tsx'

/** Asks for the members of the address, and for who got which role last; where that is not for who is here, for nothing. */
export async function loader(args: LoaderFunctionArgs): Promise<MembersArrival | Response> {
	const elsewhere = accountFirst(args.request)
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
