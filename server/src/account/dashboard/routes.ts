import type { FastifyInstance, FastifyRequest } from 'fastify'
import { allContributionsRoute, dashboardRoute, type Member, ownContributionsRoute } from 'shared-contract'
import { Problem } from '../../api/problem.ts'
import { serve } from '../../api/serve.ts'
import { mayUndo } from '../../catalogue/revision/mayUndo.ts'
import type { Parts } from '../../parts.ts'
import { memberAsking, memberShown, requireMember } from '../authentication.ts'
import { readContributions } from './contributions.ts'
import { readDashboard } from './dashboard.ts'

/** What contributors see of their work, and moderators of everybody's. */
export function serveDashboard(app: FastifyInstance, parts: Parts): void {
	const { db, now } = parts

	serve(app, dashboardRoute, async ({ request }) => {
		const member = await whose(request, parts)
		const reader = await memberAsking(request, parts)
		return readDashboard(db, { member, readerId: reader?.id ?? null, now: now() })
	})

	serve(app, ownContributionsRoute, async ({ query, request }) => {
		const { id: memberId } = await whose(request, parts)
		const reader = await memberAsking(request, parts)
		const isModerator = reader !== null && mayUndo(reader)
		return readContributions(db, { memberId, before: numberOf(query.before), isModerator })
	})

	serve(app, allContributionsRoute, async ({ query, request }) => {
		const member = await requireMember(request, parts)
		if (!mayUndo(member)) throw new Problem('request.forbidden', 403)
		return readContributions(db, { memberId: null, before: numberOf(query.before), isModerator: true })
	})
}

async function whose(request: FastifyRequest, parts: Parts): Promise<Member> {
	const member = await memberShown(request, parts)
	if (!member) throw new Problem('auth.required', 401)
	return member
}

function numberOf(id: string | undefined): number | null {
	return id === undefined ? null : Number(id)
}
