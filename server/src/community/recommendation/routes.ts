import type { FastifyInstance } from 'fastify'
import {
	recommendationsRoute,
	recommendRoute,
	removeRecommendationRoute,
	unvoteRecommendationRoute,
	voteRecommendationRoute,
} from 'shared-contract'
import { pageId } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember, viewedMember } from '../../core/identity/authentication.ts'
import { readRecommendations } from './readRecommendations.ts'
import { recommend, removeRecommendation, voteRecommendation } from './recommend.ts'

const WRITE_LIMIT = { perMember: 10 }

/** Routes of what members recommend to those who like a title. */
export function serveRecommendations(app: FastifyInstance, context: AppContext): void {
	const { db, pictures, now } = context

	serve(app, recommendationsRoute, async ({ params, request }) => {
		const viewer = await viewedMember(request, context)
		return { items: await readRecommendations(db, pictures, { titleId: pageId(params), viewerId: viewer?.id ?? null }) }
	})

	serve(
		app,
		recommendRoute,
		async ({ params, body, request, context }) => {
			const { id: memberId } = await requireMember(request, context)
			return { id: await recommend(context.db, { titleId: pageId(params), memberId, written: body, now: now() }) }
		},
		WRITE_LIMIT,
	)

	serve(
		app,
		removeRecommendationRoute,
		async ({ params, request }) => {
			const member = await requireMember(request, context)
			await db.transaction().execute((transaction) => removeRecommendation(transaction, pageId(params), member))
			return { done: true }
		},
		WRITE_LIMIT,
	)

	for (const route of [voteRecommendationRoute, unvoteRecommendationRoute]) {
		serve(app, route, async ({ params, request }) => {
			const { id: memberId } = await requireMember(request, context)
			const isVoted = route === voteRecommendationRoute
			return { votes: await voteRecommendation(db, { id: pageId(params), memberId, isVoted }) }
		})
	}
}
