import type { FastifyInstance, FastifyRequest } from 'fastify'
import { allContributionsRoute, dashboardRoute, type Member, ownContributionsRoute } from 'shared-contract'
import { mayUndo } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { currentMember, requireMember, viewedMember } from '../../core/identity/authentication.ts'
import { Problem } from '../../core/problem.ts'
import { readContributions } from './contributions.ts'
import { readDashboard } from './dashboard.ts'

/** Serves the dashboard: a contributor's own revisions, and all revisions for moderators. */
export function serveDashboard(app: FastifyInstance, context: AppContext): void {
	const { db, now, pictures } = context

	serve(app, dashboardRoute, async ({ request }) => {
		const member = await requireViewer(request, context)
		const viewer = await currentMember(request, context)
		return readDashboard(db, { member, viewerId: viewer?.id ?? null, now: now(), pictures })
	})

	serve(app, ownContributionsRoute, async ({ query, request }) => {
		const { id: memberId } = await requireViewer(request, context)
		const viewer = await currentMember(request, context)
		const isModerator = viewer !== null && mayUndo(viewer)
		return readContributions(db, { memberId, before: numberOf(query.before), isModerator })
	})

	serve(app, allContributionsRoute, async ({ query, request }) => {
		const member = await requireMember(request, context)
		if (!mayUndo(member)) throw new Problem('request.forbidden', 403)
		return readContributions(db, { memberId: null, before: numberOf(query.before), isModerator: true })
	})
}

async function requireViewer(request: FastifyRequest, context: AppContext): Promise<Member> {
	const member = await viewedMember(request, context)
	if (!member) throw new Problem('auth.required', 401)
	return member
}

function numberOf(id: string | undefined): number | null {
	return id === undefined ? null : Number(id)
}
