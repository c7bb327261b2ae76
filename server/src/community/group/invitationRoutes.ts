import type { FastifyInstance } from 'fastify'
import { createInvitationRoute, invitationsRoute, invitedGroupRoute, revokeInvitationRoute } from 'shared-contract'
import { requireMember } from '../../account/authentication.ts'
import { serve } from '../../api/serve.ts'
import type { Parts } from '../../parts.ts'
import { readerOf } from '../conversation/reader.ts'
import { createInvitation, invitationsOf, revokeInvitation } from './invitations.ts'
import { invitedGroup } from './joinGroup.ts'
import { GROUP_CHANGES_PER_MINUTE } from './limits.ts'

const LOOKED_AT_PER_MINUTE = 20

/** Serves the links by which members let others into a group. */
export function serveInvitations(app: FastifyInstance, parts: Parts): void {
	const { db } = parts
	const changes = { perMember: GROUP_CHANGES_PER_MINUTE }

	serve(app, invitationsRoute, async ({ request, params }) => {
		const { id: memberId } = await readerOf(request, parts)
		return { items: await invitationsOf(db, { groupId: params.id, memberId, now: parts.now() }) }
	})

	serve(
		app,
		createInvitationRoute,
		async ({ request, params, body, parts }) => {
			const { id: memberId } = await requireMember(request, parts)
			return createInvitation(parts.db, { groupId: params.id, memberId, ...body, now: parts.now() })
		},
		changes,
	)

	serve(
		app,
		revokeInvitationRoute,
		async ({ request, params }) => {
			const { id: memberId } = await requireMember(request, parts)
			await revokeInvitation(db, { groupId: params.id, memberId, id: Number(params.invitationId) })
			return { done: true }
		},
		changes,
	)

	serve(
		app,
		invitedGroupRoute,
		async ({ request, query }) => {
			const { id: memberId } = await readerOf(request, parts)
			return invitedGroup(db, { link: query.link, memberId, now: parts.now() })
		},
		{ perMember: LOOKED_AT_PER_MINUTE, perMinute: LOOKED_AT_PER_MINUTE * 3 },
	)
}
