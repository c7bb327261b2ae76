import type { FastifyInstance } from 'fastify'
import { activityRoute, activityYearRoute, followedActivityRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { viewedMember } from '../../core/identity/authentication.ts'
import { resolveProfile } from '../../core/identity/visibility/resolveProfile.ts'
import { readActivity } from './activity.ts'
import { readFollowedActivity } from './followedActivity.ts'
import { readYear } from './year.ts'

/** A page that is opened asks once. */
const FOLLOWED_LIMIT = { perMember: 60 }

export function serveActivity(app: FastifyInstance, context: AppContext): void {
	const { db } = context

	serve(app, activityRoute, async ({ params, query, request }) => {
		const { ownerId, viewer } = await resolveProfile(request, context, params.username)
		const viewerId = viewer?.id ?? null
		return readActivity(db, { ownerId, viewerId, now: context.now(), after: query.after, pictures: context.pictures })
	})

	serve(app, activityYearRoute, async ({ params, query, request }) => {
		const { ownerId, viewer } = await resolveProfile(request, context, params.username)
		return readYear(db, { ownerId, viewerId: viewer?.id ?? null, now: context.now(), zone: query.zone })
	})

	serve(
		app,
		followedActivityRoute,
		async ({ request }) => {
			const member = await viewedMember(request, context)
			if (!member) return { items: [] }
			const { pictures } = context
			return { items: await readFollowedActivity(db, { followerId: member.id, now: context.now(), pictures }) }
		},
		FOLLOWED_LIMIT,
	)
}
