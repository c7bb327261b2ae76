import type { FastifyInstance } from 'fastify'
import {
	createGroupRoute,
	deleteGroupRoute,
	editGroupRoute,
	groupRoute,
	joinGroupRoute,
	leaveGroupRoute,
	publicGroupsRoute,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { requireViewer } from '../conversation/requireViewer.ts'
import { serveChannels } from './channelRoutes.ts'
import { createGroup, deleteGroup, editGroup } from './editGroup.ts'
import { groupOf, groupsAmong } from './groups.ts'
import { serveInvitations } from './invitationRoutes.ts'
import { joinGroup } from './joinGroup.ts'
import { GROUP_CHANGES_PER_MINUTE } from './limits.ts'
import { serveGroupMembers } from './memberRoutes.ts'
import { leaveGroup } from './membership.ts'
import { publicGroups } from './publicGroups.ts'
import { publishDeletedGroup, publishGroupChanged, publishJoined, publishLeft } from './publish.ts'

const GROUPS_CREATED_PER_MINUTE = 5
// Low, so that invitation codes cannot be guessed.
const JOINS_PER_MINUTE = 20

/** Serves groups with their channels, members and invitations. */
export function serveGroups(app: FastifyInstance, context: AppContext): void {
	const { db, live } = context
	const changes = { perMember: GROUP_CHANGES_PER_MINUTE }

	live.guard('group', (viewer, ids) => (viewer ? groupsAmong(db, ids, viewer.id) : []))

	serve(app, publicGroupsRoute, async ({ request, query }) => {
		const { id } = await requireViewer(request, context)
		return { items: await publicGroups(db, query.q, id) }
	})

	serve(
		app,
		createGroupRoute,
		async ({ request, body, context }) => {
			const { db } = context
			const { id: memberId } = await requireMember(request, context)
			const groupId = await createGroup(db, body, { memberId, now: context.now() })
			publishJoined(context, groupId, memberId)
			return groupOf(db, groupId, memberId)
		},
		{ perMember: GROUPS_CREATED_PER_MINUTE },
	)

	serve(app, groupRoute, async ({ request, params }) =>
		groupOf(db, params.id, (await requireViewer(request, context)).id),
	)

	serve(
		app,
		editGroupRoute,
		async ({ request, params, body }) => {
			const { id: memberId } = await requireMember(request, context)
			await editGroup(db, params.id, body, memberId)
			publishGroupChanged(context, params.id)
			return groupOf(db, params.id, memberId)
		},
		changes,
	)

	serve(
		app,
		deleteGroupRoute,
		async ({ request, params }) => {
			const { id: memberId } = await requireMember(request, context)
			publishDeletedGroup(context, params.id, await deleteGroup(db, params.id, memberId))
			return { done: true }
		},
		changes,
	)

	serve(
		app,
		joinGroupRoute,
		async ({ request, body, context }) => {
			const { db } = context
			const { id: memberId } = await requireMember(request, context)
			const { groupId, isNew } = await joinGroup(db, { link: body.link, memberId, now: context.now() })
			if (isNew) publishJoined(context, groupId, memberId)
			return groupOf(db, groupId, memberId)
		},
		{ perMember: JOINS_PER_MINUTE },
	)

	serve(
		app,
		leaveGroupRoute,
		async ({ request, params, context }) => {
			const { id: memberId } = await requireMember(request, context)
			const name = await leaveGroup(context.db, params.id, memberId)
			await publishLeft(context, { groupId: params.id, memberId, reason: 'left', name })
			return { done: true }
		},
		changes,
	)

	serveChannels(app)
	serveGroupMembers(app, context)
	serveInvitations(app, context)
}
