import type { FastifyInstance } from 'fastify'
import { connectionsRoute, followRoute, removeFollowerRoute, unfollowRoute } from 'shared-contract'
import { requireMember } from '../../account/authentication.ts'
import { Problem } from '../../api/problem.ts'
import { serve } from '../../api/serve.ts'
import type { Parts } from '../../parts.ts'
import { readMemberCursor } from '../cursor.ts'
import { memberIdOf } from '../memberId.ts'
import { mayRead } from '../privacy/mayRead.ts'
import { profileAsked } from '../profile/findMember.ts'
import { tellProfiles } from '../profile/tellProfile.ts'
import { connections, countListed } from './connections.ts'
import { countConnections, follow, unfollow } from './follow.ts'
import { tellFollowed } from './tellFollowed.ts'

const CHANGES_PER_MINUTE = 60

export function serveFollows(app: FastifyInstance, parts: Parts): void {
	const { db } = parts
	const changes = { perMember: CHANGES_PER_MINUTE }

	serve(app, connectionsRoute, async ({ params, query, request }) => {
		const { ownerId, reader } = await profileAsked(request, parts, params.username)
		const whose = { ownerId, readerId: reader?.id ?? null }
		const asked = { ...whose, side: query.side, q: query.q ?? '', after: readMemberCursor(query.after) }
		const [page, totals] = await Promise.all([connections(db, asked), countListed(db, whose)])
		return { ...page, totals, isOwn: reader?.id === ownerId }
	})

	serve(
		app,
		followRoute,
		async ({ params, request }) => {
			const member = await requireMember(request, parts)
			const followedId = memberIdOf(params.memberId)
			const isNew = await follow(db, { followerId: member.id, followedId, now: parts.now() })
			if (isNew) {
				await tellFollowed(parts, member, followedId)
				await tellProfiles(parts, [member.id, followedId])
			}
			return { isFollowed: true, followers: await countFollowers(member.id, followedId) }
		},
		changes,
	)

	serve(
		app,
		unfollowRoute,
		async ({ params, request }) => {
			const member = await requireMember(request, parts)
			const followedId = memberIdOf(params.memberId)
			const wasFollowed = await unfollow(db, member.id, followedId)
			const isReadable = await mayRead(db, member, followedId)
			if (!wasFollowed && !isReadable) throw new Problem('request.notFound', 404)
			if (wasFollowed) await tellProfiles(parts, [member.id, followedId])
			// How many follow somebody who hides is nobody else's.
			return { isFollowed: false, followers: isReadable ? await countFollowers(member.id, followedId) : 0 }
		},
		changes,
	)

	serve(
		app,
		removeFollowerRoute,
		async ({ params, request }) => {
			const member = await requireMember(request, parts)
			const followerId = memberIdOf(params.memberId)
			await unfollow(db, followerId, member.id)
			await tellProfiles(parts, [member.id, followerId])
			return { followers: await countFollowers(member.id, member.id) }
		},
		changes,
	)

	const countFollowers = async (readerId: string, memberId: string) =>
		(await countConnections(db, memberId, readerId)).followers
}
