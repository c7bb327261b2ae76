import type { LoaderFunctionArgs } from 'react-router-dom'
import { type RouteAnswer, releaseAuditRoute, releasesRoute, releaseTokensRoute } from 'shared-contract'
import { call, type Outcome } from 'shared-state'
import { requireMember } from '../../auth/requireMember.ts'
import { dashboardTranslations } from '../dashboardTranslations.ts'
import { loadDashboardData } from '../loadDashboardData.ts'
import { requireRoleFor } from '../requireRoleFor.ts'
import { releaseTranslations } from './releaseTranslations.ts'

export type Overview = RouteAnswer<typeof releasesRoute>
export type AuditLogPage = RouteAnswer<typeof releaseAuditRoute>
export type Tokens = RouteAnswer<typeof releaseTokensRoute>

export interface ReleasesLoaderData {
	overview: Outcome<Overview>
	auditLog: Outcome<AuditLogPage>
	tokens: Outcome<Tokens>
}

const PATH = '/dashboard/releases'

/**
 * Loads slices with their versions, the audit log and the tokens. A visitor signs in first; without the role nothing is
 * requested.
 */
export async function loadReleases(args: LoaderFunctionArgs): Promise<ReleasesLoaderData | Response> {
	const redirect = requireMember(args.request, dashboardTranslations, releaseTranslations)
	if (redirect) return redirect
	const refused = await requireRoleFor(PATH, releaseTranslations)
	if (refused) return { overview: refused, auditLog: refused, tokens: refused }
	const { signal } = args.request
	const [overview, auditLog, tokens] = await Promise.all([
		loadDashboardData(args, releasesRoute, {}, releaseTranslations),
		call(releaseAuditRoute, { query: {} }, { signal }),
		call(releaseTokensRoute, {}, { signal }),
	])
	return overview instanceof Response ? overview : { overview, auditLog, tokens }
}
