import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
	claimCaseRoute,
	decideCaseRoute,
	type Member,
	moderateCommentRoute,
	moderationLogRoute,
	moderationQueueRoute,
	releaseCaseRoute,
	reportCommentRoute,
	reportRoute,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { Problem } from '../../core/problem.ts'
import { commentId } from '../comment/commentRow.ts'
import { mayModerate } from '../comment/viewer.ts'
import { claimCase, releaseCase } from './claim.ts'
import { decide } from './decide.ts'
import { moderationLog } from './log.ts'
import { notifyOfDecision } from './notifyOfDecision.ts'
import { moderationQueue } from './queue.ts'
import { reportComment } from './reportComment.ts'
import { reportContent } from './reportContent.ts'

const REPORT_LIMIT = { perMember: 10 }

/** Serves reports and their moderation. */
export function serveReports(app: FastifyInstance, context: AppContext): void {
	serve(
		app,
		reportCommentRoute,
		async ({ params, body, request, context }) => {
			const { id: memberId } = await requireMember(request, context)
			await reportComment(context.db, { commentId: commentId(params), memberId, ...body, now: context.now() })
			return { done: true }
		},
		REPORT_LIMIT,
	)

	serve(
		app,
		reportRoute,
		async ({ params, body, request, context }) => {
			const { id: memberId } = await requireMember(request, context)
			await reportContent(context, { ...params, memberId, ...body })
			return { done: true }
		},
		REPORT_LIMIT,
	)

	serve(app, moderationQueueRoute, async ({ query, request }) => {
		const { id } = await requireModerator(request, context)
		return moderationQueue(context, query, id)
	})

	serve(app, moderationLogRoute, async ({ query, request }) => {
		const { id } = await requireModerator(request, context)
		return moderationLog(context, query.after, id)
	})

	serve(app, claimCaseRoute, async ({ params, request }) => {
		const { id } = await requireModerator(request, context)
		await claimCase(context, params, id)
		return { done: true }
	})

	serve(app, releaseCaseRoute, async ({ params, request }) => {
		const { id } = await requireModerator(request, context)
		await releaseCase(context, params, id)
		return { done: true }
	})

	serve(app, decideCaseRoute, async ({ params, body, request, context }) => {
		const { id: moderatorId } = await requireModerator(request, context)
		await notifyOfDecision(context, await decide(context, { ...params, ...body, moderatorId }), moderatorId)
		return { done: true }
	})

	serve(app, moderateCommentRoute, async ({ params: { id }, body, request, context }) => {
		const { id: moderatorId } = await requireModerator(request, context)
		const { version, ...decision } = body
		const seen = version === undefined ? {} : { version: String(version) }
		const decided = await decide(context, { kind: 'comment', id, ...decision, ...seen, moderatorId })
		await notifyOfDecision(context, decided, moderatorId)
		return { done: true }
	})
}

/** The signed-in moderator. @throws Problem 403 for other members. */
export async function requireModerator(request: FastifyRequest, context: AppContext): Promise<Member> {
	const member = await requireMember(request, context)
	if (!mayModerate(member)) throw new Problem('request.forbidden', 403)
	return member
}
