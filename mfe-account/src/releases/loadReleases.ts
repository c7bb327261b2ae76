import type { LoaderFunctionArgs } from 'react-router-dom'
import { type RouteAnswer, releaseAuditRoute, releasesRoute, releaseTokensRoute } from 'shared-contract'
import { call, type Outcome } from 'shared-state'
import { requireMember } from '../auth/requireMember.ts'
import { load } from '../dashboard/load.ts'
import { refusedFor } from '../dashboard/refusedFor.ts'

export type Overview = RouteAnswer<typeof releasesRoute>
export type Deeds = RouteAnswer<typeof releaseAuditRoute>
export type Tokens = RouteAnswer<typeof releaseTokensRoute>

export interface ReleasesArrival {
	overview: Outcome<Overview>
	deeds: Outcome<Deeds>
	tokens: Outcome<Tokens>
}

const PLACE = '/dashboard/releases'

/**
 * Asks for the slices with their versions, for who did what, and for the tokens. Who is nobody signs in first; for whom it
 * is not, nothing is asked.
 */
export async function loadReleases(args: LoaderFunctionArgs): Promise<ReleasesArrival | Response> {
	const elsewhere = requireMember(args.request)
	if (elsewhere) return elsewhere
	const refused = await refusedFor(PLACE)
	if (refused) return { overview: refused, deeds: refused, tokens: refused }
	const { signal } = args.request
	const [overview, deeds, tokens] = await Promise.all([
		load(args, releasesRoute, {}),
		call(releaseAuditRoute, { query: {} }, { signal }),
		call(releaseTokensRoute, {}, { signal }),
	])
	return overview instanceof Response ? overview : { overview, deeds, tokens }
}
