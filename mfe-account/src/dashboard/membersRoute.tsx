import type { LoaderFunctionArgs } from 'react-router-dom'
import { redirectFrom } from 'shared-composition'
import { membersRoute, roleLogRoute } from 'shared-contract'
import { call } from 'shared-state'
import { requireMember } from '../auth/requireMember.ts'
import { contributionTranslations } from './contributionTranslations.ts'
import { dashboardTranslations } from './dashboardTranslations.ts'
import { loadDashboardData } from './loadDashboardData.ts'
import type { MembersLoaderData } from './MembersPage.tsx'
import { membersPath, parseMembersQuery } from './membersQuery.ts'
import { requireRoleFor } from './requireRoleFor.ts'

export { MembersPage as Component } from './MembersPage.tsx'

/** Loads the members of the query and the role log; requests nothing if the role does not allow it. */
export async function loader(args: LoaderFunctionArgs): Promise<MembersLoaderData | Response> {
	const redirect = requireMember(args.request, dashboardTranslations)
	if (redirect) return redirect
	const refused = await requireRoleFor('/dashboard/members', contributionTranslations)
	if (refused) return { members: refused, log: refused }
	const { q, role, page } = parseMembersQuery(new URL(args.request.url).searchParams)
	const query = { page, ...(q.trim() === '' ? {} : { q: q.trim() }), ...(role ? { role } : {}) }
	const [members, log] = await Promise.all([
		loadDashboardData(args, membersRoute, { query }, contributionTranslations),
		call(roleLogRoute, {}, { signal: args.request.signal }),
	])
	if (members instanceof Response) return members
	const last = members.state === 'done' ? Math.max(1, Math.ceil(members.answer.total / members.answer.pageSize)) : page
	return page > last ? redirectFrom(args.request, membersPath({ q, role, page: last })) : { members, log }
}
