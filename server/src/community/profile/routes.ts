import type { FastifyInstance } from 'fastify'
import { likeProfileRoute, profileRoute, unlikeProfileRoute } from 'shared-contract'
import { requireMember } from '../../account/authentication.ts'
import { serve } from '../../api/serve.ts'
import type { Parts } from '../../parts.ts'
import { isMemberId, memberIdOf } from '../memberId.ts'
import { readableMembers } from '../privacy/mayRead.ts'
import { profileAsked } from './findMember.ts'
import { likeProfile, unlikeProfile } from './like.ts'
import { readProfile } from './profile.ts'
import { tellProfiles } from './tellProfile.ts'

const LIKES_PER_MINUTE = 60

export function serveProfiles(app: FastifyInstance, parts: Parts): void {
	const { db, live } = parts
	live.guard('profile', (watcher, ids) => readableMembers(db, watcher, ids.filter(isMemberId)))

	serve(app, profileRoute, async ({ params, request }) =>
		readProfile(db, await profileAsked(request, parts, params.username)),
	)

	serve(
		app,
		likeProfileRoute,
		async ({ params, request }) => {
			const member = await requireMember(request, parts)
			const likedId = memberIdOf(params.memberId)
			const answer = await likeProfile(db, { memberId: member.id, likedId, now: parts.now() })
			await tellProfiles(parts, [likedId])
			return answer
		},
		{ perMember: LIKES_PER_MINUTE },
	)

	serve(
		app,
		unlikeProfileRoute,
		async ({ params, request }) => {
			const member = await requireMember(request, parts)
			const likedId = memberIdOf(params.memberId)
			const answer = await unlikeProfile(db, member.id, likedId)
			await tellProfiles(parts, [likedId])
			return answer
		},
		{ perMember: LIKES_PER_MINUTE },
	)
}
