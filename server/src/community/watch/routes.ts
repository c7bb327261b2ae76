import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
	bindChannelRoute,
	type Group,
	shareProgressRoute,
	unbindChannelRoute,
	type WatchPlan,
	watchPlanRoute,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { Problem } from '../../core/problem.ts'
import { readableConversation } from '../conversation/access.ts'
import { requireViewer } from '../conversation/requireViewer.ts'
import { groupOf } from '../group/groups.ts'
import { GROUP_CHANGES_PER_MINUTE } from '../group/limits.ts'
import { publishGroupChanged } from '../group/publish.ts'
import { bindChannel, unbindChannel } from './bindChannel.ts'
import { nextMeetings } from './meetings.ts'
import { readWatches } from './readWatches.ts'
import { sharedProgress, shareProgress, sharesProgress } from './sharedProgress.ts'

/** Serves watch groups: the title of a channel, its plan, and who shares their progress. */
export function serveWatchGroups(app: FastifyInstance, context: AppContext): void {
	const { db } = context
	const changes = { perMember: GROUP_CHANGES_PER_MINUTE }

	serve(app, watchPlanRoute, async ({ request, params }): Promise<WatchPlan> => {
		const { id: memberId } = await requireViewer(request, context)
		const { conversationId, groupId } = await channelOf(db, params.id, memberId)
		const watch = (await readWatches(db, [conversationId], memberId)).get(conversationId) ?? null
		return {
			watch,
			meetings: watch ? nextMeetings(watch, context.now()) : [],
			shares: await sharesProgress(db, { groupId, memberId }),
			members: watch ? await sharedProgress(db, { groupId, memberId, titleId: watch.title.id }) : [],
		}
	})

	type Channel = Parameters<typeof unbindChannel>[1]
	async function changed(
		request: FastifyRequest,
		id: string,
		how: (channel: Channel) => Promise<void>,
	): Promise<Group> {
		const { id: memberId } = await requireMember(request, context)
		const channel = { ...(await channelOf(db, id, memberId)), memberId }
		await how(channel)
		publishGroupChanged(context, channel.groupId)
		return groupOf(db, channel.groupId, memberId)
	}

	serve(
		app,
		bindChannelRoute,
		({ request, params, body }) =>
			changed(request, params.id, (channel) => bindChannel(db, channel, { ...body, now: context.now() })),
		changes,
	)

	serve(
		app,
		unbindChannelRoute,
		({ request, params }) => changed(request, params.id, (channel) => unbindChannel(db, channel)),
		changes,
	)

	serve(
		app,
		shareProgressRoute,
		async ({ request, params, body }) => {
			const { id: memberId } = await requireMember(request, context)
			await shareProgress(db, { groupId: params.id, memberId }, body.shares)
			publishGroupChanged(context, params.id)
			return { done: true }
		},
		changes,
	)
}

/** A channel of one of the member's groups. @throws Problem 404 for a direct chat as for an unknown id. */
async function channelOf(db: Database, id: string, memberId: string) {
	const conversation = await readableConversation(db, id, memberId)
	if (conversation.kind === 'direct') throw new Problem('request.notFound', 404)
	return { conversationId: conversation.id, groupId: conversation.groupId }
}
