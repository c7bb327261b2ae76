import type { FastifyInstance, FastifyRequest } from 'fastify'
import { comparisonRoute, memberStatisticsRoute, memberYearRoute, titleStatisticsRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { resolveProfile } from '../../core/identity/visibility/resolveProfile.ts'
import { Problem } from '../../core/problem.ts'
import type { ListAccess } from '../list/visibleEntries.ts'
import { readComparison } from './comparison.ts'
import { readStatistics } from './memberStatistics.ts'
import { readMemberYear } from './memberYear.ts'
import { readTitleStatistics } from './titleStatistics.ts'

const LIMIT = { perMinute: 120 }

/** Routes of the statistics of lists and titles, and of comparisons. */
export function serveStatistics(app: FastifyInstance, context: AppContext): void {
	const { db, now, pictures } = context

	// The rule of the member's public list.
	async function listAccess(request: FastifyRequest, username: string): Promise<ListAccess> {
		const { ownerId, viewer } = await resolveProfile(request, context, username)
		return { ownerId, isOwn: viewer?.id === ownerId }
	}

	serve(
		app,
		memberStatisticsRoute,
		async ({ params, query, request }) =>
			readStatistics(db, { ...(await listAccess(request, params.username)), zone: query.zone, now: now(), pictures }),
		LIMIT,
	)

	serve(
		app,
		memberYearRoute,
		async ({ params, query, request }) => {
			const access = await listAccess(request, params.username)
			return readMemberYear(db, { ...access, year: Number(params.year), zone: query.zone, pictures })
		},
		LIMIT,
	)

	serve(
		app,
		comparisonRoute,
		async ({ params, request }) => {
			const member = await listAccess(request, params.username)
			const other = await listAccess(request, params.other)
			if (member.ownerId === other.ownerId) throw new Problem('request.invalid', 400)
			return readComparison(db, { member, other, pictures })
		},
		LIMIT,
	)

	serve(app, titleStatisticsRoute, async ({ params }) => readTitleStatistics(db, params.id), { cache: 'shared' })
}
