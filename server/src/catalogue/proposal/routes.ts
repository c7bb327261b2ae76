import type { FastifyInstance } from 'fastify'
import { ownProposalsRoute, reviewProposalRoute, waitingProposalsRoute, withdrawProposalRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { Problem } from '../../core/problem.ts'
import type { Finders } from '../finders.ts'
import { mayUndo } from '../revision/mayUndo.ts'
import { pageId } from '../titlePage/pageId.ts'
import { readOwnProposals, readWaitingProposals } from './readProposals.ts'
import { reviewProposal, withdrawProposal } from './review.ts'

// A person who reads what they settle stays below it.
const LIMIT = { perMinute: 60 }

/** Routes of edits that wait for a moderator. */
export function serveProposals(app: FastifyInstance, context: AppContext, { isDiscussed }: Finders): void {
	const { db, now } = context

	serve(app, waitingProposalsRoute, async ({ query, request }) => {
		if (!mayUndo(await requireMember(request, context))) throw new Problem('request.forbidden', 403)
		return readWaitingProposals(db, Number(query.after ?? 0))
	})

	serve(app, ownProposalsRoute, async ({ query, request }) => {
		const { id } = await requireMember(request, context)
		return readOwnProposals(db, id, query.after === undefined ? null : Number(query.after))
	})

	serve(
		app,
		reviewProposalRoute,
		async ({ params, body, request, context: { db } }) => {
			const member = await requireMember(request, context)
			if (!mayUndo(member)) throw new Problem('request.forbidden', 403)
			const review = { ...body, proposal: pageId(params), moderatorId: member.id, now: now(), isDiscussed }
			return { state: await reviewProposal(db, review) }
		},
		LIMIT,
	)

	serve(
		app,
		withdrawProposalRoute,
		async ({ params, request }) => {
			const { id } = await requireMember(request, context)
			await withdrawProposal(db, pageId(params), id, now())
			return { state: 'withdrawn' as const }
		},
		LIMIT,
	)
}
