import type { FastifyInstance } from 'fastify'
import { connectionsRoute, followRoute, removeFollowerRoute, unfollowRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { readMemberCursor } from '../../core/http/cursor.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { memberIdOf } from '../../core/identity/memberId.ts'
import { mayRead } from '../../core/identity/visibility/mayRead.ts'
import { resolveProfile } from '../../core/identity/visibility/resolveProfile.ts'
import { Problem } from '../../core/problem.ts'
import { publishProfiles } from '../profile/publishProfile.ts'
import { connections, countListed } from './connections.ts'
import { countConnections, follow, unfollow } from './follow.ts'
import { notifyFollowed } from './notifyFollowed.ts'

const CHANGES_PER_MINUTE = 60

export function serveFollows(app: FastifyInstance, context: AppContext): void {
	const { db } = context
	const changes = { perMember: CHANGES_PER_MINUTE }

	serve(app, connectionsRoute, async ({ params, query, request }) => {
		const { ownerId, viewer } = await resolveProfile(request, context, params.username)
		const access = { ownerId, viewerId: viewer?.id ?? null }
		const listQuery = { ...access, side: query.side, q: query.q ?? '', after: readMemberCursor(query.after) }
		const [page, totals] = await Promise.all([connections(db, listQuery), countListed(db, access)])
		return { ...page, totals, isOwn: viewer?.id === ownerId }
	})

	serve(
		app,
		followRoute,
		async ({ params, request }) => {
			const member = await requireMember(request, context)
			const followedId = memberIdOf(params.memberId)
			const isNew = await follow(db, { followerId: member.id, followedId, now: context.now() })
			if (isNew) {
				await notifyFollowed(context, member, followedId)
				await publishProfiles(context, [member.id, followedId])
			}
			return { isFollowed: true, followers: await countFollowers(member.id, followedId) }
		},
		changes,
	)

	serve(
		app,
		unfollowRoute,
		async ({ params, request }) => {
			const member = await requireMember(request, context)
			const followedId = memberIdOf(params.memberId)
			const wasFollowed = await unfollow(db, member.id, followedId)
			const isReadable = await mayRead(db, member, followedId)
			if (!wasFollowed && !isReadable) throw new Problem('request.notFound', 404)
			if (wasFollowed) await publishProfiles(context, [member.id, followedId])
			// The follower count of a private member is not public.
			return { isFollowed: false, followers: isReadable ? await countFollowers(member.id, followedId) : 0 }
		},
		changes,
	)

	serve(
		app,
		removeFollowerRoute,
		async ({ params, request }) => {
			const member = await requireMember(request, context)
			const followerId = memberIdOf(params.memberId)
			await unfollow(db, followerId, member.id)
			await publishProfiles(context, [member.id, followerId])
			return { followers: await countFollowers(member.id, member.id) }
		},
		changes,
	)

	const countFollowers = async (viewerId: string, memberId: string) =>
		(await countConnections(db, memberId, viewerId)).followers
}
