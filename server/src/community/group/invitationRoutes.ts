import type { FastifyInstance } from 'fastify'
import { createInvitationRoute, invitationsRoute, invitedGroupRoute, revokeInvitationRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { requireViewer } from '../conversation/requireViewer.ts'
import { createInvitation, invitationsOf, revokeInvitation } from './invitations.ts'
import { invitedGroup } from './joinGroup.ts'
import { GROUP_CHANGES_PER_MINUTE } from './limits.ts'

const PREVIEWS_PER_MINUTE = 20

/** Serves invitation links of groups. */
export function serveInvitations(app: FastifyInstance, context: AppContext): void {
	const { db } = context
	const changes = { perMember: GROUP_CHANGES_PER_MINUTE }

	serve(app, invitationsRoute, async ({ request, params }) => {
		const { id: memberId } = await requireViewer(request, context)
		return { items: await invitationsOf(db, { groupId: params.id, memberId, now: context.now() }) }
	})

	serve(
		app,
		createInvitationRoute,
		async ({ request, params, body, context }) => {
			const { id: memberId } = await requireMember(request, context)
			return createInvitation(context.db, { groupId: params.id, memberId, ...body, now: context.now() })
		},
		changes,
	)

	serve(
		app,
		revokeInvitationRoute,
		async ({ request, params }) => {
			const { id: memberId } = await requireMember(request, context)
			await revokeInvitation(db, { groupId: params.id, memberId, id: Number(params.invitationId) })
			return { done: true }
		},
		changes,
	)

	serve(
		app,
		invitedGroupRoute,
		async ({ request, query }) => {
			const { id: memberId } = await requireViewer(request, context)
			return invitedGroup(db, { link: query.link, memberId, now: context.now() })
		},
		{ perMember: PREVIEWS_PER_MINUTE, perMinute: PREVIEWS_PER_MINUTE * 3 },
	)
}
