import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Member, membersRoute, roleLogRoute, setRoleRoute } from 'shared-contract'
import { Problem } from '../../api/problem.ts'
import { serve } from '../../api/serve.ts'
import { isMemberId } from '../../community/memberId.ts'
import type { Parts } from '../../parts.ts'
import { requireMember } from '../authentication.ts'
import { findMembers } from './findMembers.ts'
import { readRoleLog } from './roleLog.ts'
import { setRole } from './setRole.ts'

/** Who has which role, and how admins give them. */
export function serveRoles(app: FastifyInstance, parts: Parts): void {
	const { db, now } = parts

	serve(app, membersRoute, async ({ query, request }) => {
		await requireAdmin(request, parts)
		return findMembers(db, query)
	})

	serve(app, roleLogRoute, async ({ request }) => {
		await requireAdmin(request, parts)
		return { items: await readRoleLog(db) }
	})

	serve(app, setRoleRoute, async ({ params: { memberId }, body, request }) => {
		const admin = await requireAdmin(request, parts)
		if (!isMemberId(memberId)) throw new Problem('request.notFound', 404)
		return setRole(db, { memberId, role: body.role, byId: admin.id, now: now() })
	})
}

async function requireAdmin(request: FastifyRequest, parts: Parts): Promise<Member> {
	const member = await requireMember(request, parts)
	if (member.role !== 'admin') throw new Problem('request.forbidden', 403)
	return member
}
