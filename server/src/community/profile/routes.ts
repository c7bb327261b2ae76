import type { FastifyInstance } from 'fastify'
import { likeProfileRoute, profileRoute, unlikeProfileRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { isMemberId, memberIdOf } from '../../core/identity/memberId.ts'
import { readableMembers } from '../../core/identity/visibility/mayRead.ts'
import { resolveProfile } from '../../core/identity/visibility/resolveProfile.ts'
import { likeProfile, unlikeProfile } from './likeProfile.ts'
import { readProfile } from './profile.ts'
import { publishProfiles } from './publishProfile.ts'

const LIKES_PER_MINUTE = 60

export function serveProfiles(app: FastifyInstance, context: AppContext): void {
	const { db, live } = context
	live.guard('profile', (viewer, ids) => readableMembers(db, viewer, ids.filter(isMemberId)))

	serve(app, profileRoute, async ({ params, request }) =>
		readProfile(db, await resolveProfile(request, context, params.username)),
	)

	serve(
		app,
		likeProfileRoute,
		async ({ params, request }) => {
			const member = await requireMember(request, context)
			const likedId = memberIdOf(params.memberId)
			const answer = await likeProfile(db, { memberId: member.id, likedId, now: context.now() })
			await publishProfiles(context, [likedId])
			return answer
		},
		{ perMember: LIKES_PER_MINUTE },
	)

	serve(
		app,
		unlikeProfileRoute,
		async ({ params, request }) => {
			const member = await requireMember(request, context)
			const likedId = memberIdOf(params.memberId)
			const answer = await unlikeProfile(db, member.id, likedId)
			await publishProfiles(context, [likedId])
			return answer
		},
		{ perMember: LIKES_PER_MINUTE },
	)
}
