import type { FastifyInstance } from 'fastify'
import { forYouRoute, interestedRoute, notInterestedRoute, notInterestedTitlesRoute } from 'shared-contract'
import { type Catalogue, pageId, type Similarity } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember, viewedMember } from '../../core/identity/authentication.ts'
import type { CommunityReads } from '../communityReads.ts'
import { titleOnSite } from '../list/titleOfEntry.ts'
import { suggestTitles } from './forYou.ts'
import { acceptTitle, rejectedTitles, rejectTitle } from './notInterested.ts'

/** A page that is opened asks once. */
const READ_LIMIT = { perMember: 60 }

/** Routes of what a member may want to see next, and of what they do not. */
export function serveSuggestions(
	app: FastifyInstance,
	context: AppContext,
	catalogue: Catalogue & Similarity,
	community: CommunityReads,
): void {
	const { db, pictures, now } = context

	serve(
		app,
		forYouRoute,
		async ({ request }) => {
			const member = await viewedMember(request, context)
			return { items: member ? await suggestTitles(catalogue, community, member.id, now()) : [] }
		},
		READ_LIMIT,
	)

	serve(app, notInterestedTitlesRoute, async ({ request }) => {
		const member = await viewedMember(request, context)
		return { items: member ? await rejectedTitles(db, pictures, member.id) : [] }
	})

	serve(app, notInterestedRoute, async ({ params, request }) => {
		const { id: memberId } = await requireMember(request, context)
		const { id: titleId } = await titleOnSite(db, params.titleId)
		await rejectTitle(db, { memberId, titleId, now: now() })
		return { done: true }
	})

	serve(app, interestedRoute, async ({ params, request }) => {
		const { id: memberId } = await requireMember(request, context)
		await acceptTitle(db, memberId, pageId({ id: params.titleId }))
		return { done: true }
	})
}
