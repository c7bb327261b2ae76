import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
	bindChannelRoute,
	deletePollRoute,
	type Group,
	shareProgressRoute,
	startPollRoute,
	unbindChannelRoute,
	voteInPollRoute,
	type WatchPlan,
	watchPlanRoute,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { readableChannel } from '../conversation/access.ts'
import { requireViewer } from '../conversation/requireViewer.ts'
import { groupOf } from '../group/groups.ts'
import { GROUP_CHANGES_PER_MINUTE } from '../group/limits.ts'
import { publishGroupChanged } from '../group/publish.ts'
import { bindChannel, type Channel, unbindChannel } from './bindChannel.ts'
import { nextMeetings } from './meetings.ts'
import { deletePoll, readPoll, startPoll, voteInPoll } from './poll.ts'
import { readWatches } from './readWatches.ts'
import { sharedProgress, shareProgress, sharesProgress } from './sharedProgress.ts'

/** Serves watch groups: the title of a channel, its plan and poll, and who shares their progress. */
export function serveWatchGroups(app: FastifyInstance, context: AppContext): void {
	const { db } = context
	const changes = { perMember: GROUP_CHANGES_PER_MINUTE }

	serve(app, watchPlanRoute, async ({ request, params }): Promise<WatchPlan> => {
		const { id: memberId } = await requireViewer(request, context)
		const { conversationId, groupId } = await channelOf(db, params.id, memberId)
		const watch = (await readWatches(db, [conversationId], memberId, context.pictures)).get(conversationId) ?? null
		return {
			watch,
			meetings: watch ? nextMeetings(watch, context.now()) : [],
			shares: await sharesProgress(db, { groupId, memberId }),
			poll: await readPoll(db, { conversationId, groupId, memberId }, context.now()),
			members: watch ? await sharedProgress(db, { groupId, memberId, titleId: watch.title.id }) : [],
		}
	})

	const channelFor = async (request: FastifyRequest, id: string): Promise<Channel> => {
		const { id: memberId } = await requireMember(request, context)
		return { ...(await channelOf(db, id, memberId)), memberId }
	}
	/** A change that the pages of all members show. */
	async function changed(
		request: FastifyRequest,
		id: string,
		how: (channel: Channel) => Promise<void>,
	): Promise<Channel> {
		const channel = await channelFor(request, id)
		await how(channel)
		publishGroupChanged(context, channel.groupId)
		return channel
	}
	const group = async (change: Promise<Channel>): Promise<Group> => {
		const { groupId, memberId } = await change
		return groupOf(db, groupId, memberId)
	}
	const done = (change: Promise<Channel>) => change.then(() => ({ done: true }))

	serve(
		app,
		bindChannelRoute,
		({ request, params, body }) =>
			group(changed(request, params.id, (channel) => bindChannel(db, channel, { ...body, now: context.now() }))),
		changes,
	)

	serve(
		app,
		unbindChannelRoute,
		({ request, params }) => group(changed(request, params.id, (channel) => unbindChannel(db, channel))),
		changes,
	)

	serve(
		app,
		startPollRoute,
		({ request, params, body }) =>
			done(changed(request, params.id, (channel) => startPoll(db, channel, { ...body, now: context.now() }))),
		changes,
	)

	serve(
		app,
		deletePollRoute,
		({ request, params }) => done(changed(request, params.id, (channel) => deletePoll(db, channel))),
		changes,
	)

	serve(
		app,
		voteInPollRoute,
		async ({ request, params, body }) => {
			await voteInPoll(db, await channelFor(request, params.id), { ...body, now: context.now() })
			return { done: true }
		},
		changes,
	)

	serve(
		app,
		shareProgressRoute,
		async ({ request, params, body }) => {
			const { id: memberId } = await requireMember(request, context)
			await shareProgress(db, { groupId: params.id, memberId }, body.shares)
			return { done: true }
		},
		changes,
	)
}

/** A channel of one of the member's groups. @throws Problem 404 for a direct chat or a thread as for an unknown id. */
async function channelOf(db: Database, id: string, memberId: string) {
	const { groupId } = await readableChannel(db, id, memberId)
	return { conversationId: id, groupId }
}
