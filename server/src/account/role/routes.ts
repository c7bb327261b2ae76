import type { FastifyInstance } from 'fastify'
import { membersRoute, roleLogRoute, setRoleRoute, setVotesAsideRoute } from 'shared-contract'
import { setVotesAside } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireAdmin } from '../../core/identity/authentication.ts'
import { isMemberId } from '../../core/identity/memberId.ts'
import { requireRecentProof } from '../../core/identity/recentProof.ts'
import { Problem } from '../../core/problem.ts'
import { findMembers } from './findMembers.ts'
import { readRoleLog } from './roleLog.ts'
import { setRole } from './setRole.ts'

/** Serves the roles of members to admins, and whose votes rankings count. */
export function serveRoles(app: FastifyInstance, context: AppContext): void {
	const { db, now } = context

	serve(app, membersRoute, async ({ query, request }) => {
		await requireAdmin(request, context)
		return findMembers(db, query)
	})

	serve(app, roleLogRoute, async ({ request }) => {
		await requireAdmin(request, context)
		return { items: await readRoleLog(db) }
	})

	serve(app, setRoleRoute, async ({ params: { memberId }, body, request }) => {
		const admin = await requireAdmin(request, context)
		await requireRecentProof(request, context)
		if (!isMemberId(memberId)) throw new Problem('request.notFound', 404)
		return setRole(db, { memberId, role: body.role, byId: admin.id, now: now() })
	})

	serve(app, setVotesAsideRoute, async ({ params: { memberId }, body, request }) => {
		await requireAdmin(request, context)
		const isMember = isMemberId(memberId) && (await setVotesAside(db, { memberId, isAside: body.aside, now: now() }))
		if (!isMember) throw new Problem('request.notFound', 404)
		return { done: true }
	})
}
