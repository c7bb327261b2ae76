import type { FastifyInstance } from 'fastify'
import {
	assignRoleRoute,
	endBanRoute,
	groupBansRoute,
	groupLogRoute,
	groupMembersRoute,
	kickRoute,
	mayInGroup,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { currentMember, requireMember } from '../../core/identity/authentication.ts'
import { memberIdOf } from '../../core/identity/memberId.ts'
import { Problem } from '../../core/problem.ts'
import { onlineLookup } from '../conversation/onlineLookup.ts'
import { requireViewer } from '../conversation/requireViewer.ts'
import { bansOf, endBan } from './bans.ts'
import { groupLog } from './groupLog.ts'
import { GROUP_CHANGES_PER_MINUTE } from './limits.ts'
import { isPublicGroup, roleOf } from './lockGroup.ts'
import { groupMembers } from './members.ts'
import { assignRole, kick } from './membership.ts'
import { publishGroupChanged, publishLeft } from './publish.ts'

/** Serves the members of groups, their roles, and what is done to them. */
export function serveGroupMembers(app: FastifyInstance, context: AppContext): void {
	const { db } = context
	const changes = { perMember: GROUP_CHANGES_PER_MINUTE }

	serve(app, groupMembersRoute, async ({ request, params, query }) => {
		const { id } = await requireViewer(request, context)
		const role = await roleOf(db, params.id, id)
		// A visitor of the demo joins sample groups only in the browser, and sees their sample members.
		const isDemoVisitor = !role && !(await currentMember(request, context)) && (await isPublicGroup(db, params.id))
		if (!role && !isDemoVisitor) throw new Problem('request.notFound', 404)
		const seesAll = role !== undefined && mayInGroup(role, 'kick')
		const membersQuery = { groupId: params.id, viewerId: id, seesAll, name: query.q, after: query.after }
		return groupMembers(db, membersQuery, await onlineLookup(request, context))
	})

	serve(
		app,
		assignRoleRoute,
		async ({ request, params, body }) => {
			const { id: memberId } = await requireMember(request, context)
			const change = { groupId: params.id, memberId, otherId: memberIdOf(params.memberId) }
			await assignRole(db, change, body.role)
			publishGroupChanged(context, params.id)
			return { role: body.role }
		},
		changes,
	)

	serve(
		app,
		kickRoute,
		async ({ request, params, query }) => {
			const { id: memberId } = await requireMember(request, context)
			const [groupId, otherId] = [params.id, memberIdOf(params.memberId)]
			const name = await kick(db, { groupId, memberId, otherId }, query.ban ? { now: context.now() } : undefined)
			await publishLeft(context, { groupId, memberId: otherId, reason: 'kicked', name })
			return { done: true }
		},
		changes,
	)

	serve(app, groupBansRoute, async ({ request, params }) => {
		const { id } = await requireMember(request, context)
		return { items: await bansOf(db, params.id, id) }
	})

	serve(app, groupLogRoute, async ({ request, params }) => {
		const { id } = await requireMember(request, context)
		return { items: await groupLog(db, params.id, id) }
	})

	serve(
		app,
		endBanRoute,
		async ({ request, params }) => {
			const { id: memberId } = await requireMember(request, context)
			await endBan(db, { groupId: params.id, memberId, otherId: memberIdOf(params.memberId) })
			return { done: true }
		},
		changes,
	)
}
