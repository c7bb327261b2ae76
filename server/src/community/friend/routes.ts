import type { FastifyInstance } from 'fastify'
import {
	acceptFriendRequestRoute,
	findFriendsRoute,
	friendRequestsRoute,
	friendsRoute,
	removeFriendRequestRoute,
	sendFriendRequestRoute,
	unfriendRoute,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { memberIdOf } from '../../core/identity/memberId.ts'
import { Problem } from '../../core/problem.ts'
import { onlineLookup } from '../conversation/onlineLookup.ts'
import { requireViewer } from '../conversation/requireViewer.ts'
import { revokePresence } from '../conversation/visiblePresence.ts'
import { findFriends } from './findFriends.ts'
import { friendOf, friendsOf } from './friends.ts'
import { acceptRequest, removeRequest, requestFriend, unfriend } from './friendship.ts'
import { notifyAccepted, notifyRequested, publishFriendsChanged } from './notifyOfFriend.ts'
import { openRequest, openRequests } from './requests.ts'

const REQUESTS_PER_MINUTE = 20
const ANSWERS_PER_MINUTE = 60

/** Serves friends and the requests to become one. */
export function serveFriends(app: FastifyInstance, context: AppContext): void {
	const { db, live } = context
	const online = (ids: Iterable<string>) => live.online(ids)

	serve(app, friendsRoute, async ({ request, query }) => {
		const { id } = await requireViewer(request, context)
		return friendsOf(db, { memberId: id, name: query.q, after: query.after }, await onlineLookup(request, context))
	})

	serve(app, friendRequestsRoute, async ({ request }) => openRequests(db, (await requireViewer(request, context)).id))

	serve(app, findFriendsRoute, async ({ request, query }) => ({
		items: await findFriends(db, (await requireViewer(request, context)).id, query.q),
	}))

	serve(
		app,
		sendFriendRequestRoute,
		async ({ request, body, context }) => {
			const { db } = context
			const member = await requireMember(request, context)
			const { id: memberId } = member
			const otherId = memberIdOf(body.memberId)
			const { state, id, isNew } = await requestFriend(db, { memberId, otherId, now: context.now() })
			if (isNew) await publishFriendsChanged(context, [memberId, otherId])
			if (isNew) await (state === 'requested' ? notifyRequested : notifyAccepted)(context, member, otherId)
			const sent = state === 'requested' ? await openRequest(db, id, memberId) : undefined
			return { state, request: sent ?? null }
		},
		{ perMember: REQUESTS_PER_MINUTE },
	)

	serve(
		app,
		acceptFriendRequestRoute,
		async ({ request, params, context }) => {
			const { db } = context
			const member = await requireMember(request, context)
			const { id: memberId } = member
			const { otherId, isNew } = await acceptRequest(db, Number(params.id), memberId, context.now())
			await publishFriendsChanged(context, [memberId, otherId])
			if (isNew) await notifyAccepted(context, member, otherId)
			const friend = await friendOf(db, memberId, otherId, online)
			if (!friend) throw new Problem('friend.request.gone', 404)
			return friend
		},
		{ perMember: ANSWERS_PER_MINUTE },
	)

	serve(
		app,
		removeFriendRequestRoute,
		async ({ request, params }) => {
			const { id: memberId } = await requireMember(request, context)
			const otherId = await removeRequest(db, Number(params.id), memberId)
			if (otherId !== undefined) await publishFriendsChanged(context, [memberId, otherId])
			return { done: true }
		},
		{ perMember: ANSWERS_PER_MINUTE },
	)

	serve(
		app,
		unfriendRoute,
		async ({ request, params }) => {
			const { id: memberId } = await requireMember(request, context)
			const otherId = memberIdOf(params.memberId)
			if (await unfriend(db, memberId, otherId)) {
				await revokePresence(context, memberId, otherId)
				await publishFriendsChanged(context, [memberId, otherId])
			}
			return { done: true }
		},
		{ perMember: ANSWERS_PER_MINUTE },
	)
}
