import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
	type Member,
	moderateCommentRoute,
	moderationLogRoute,
	moderationQueueRoute,
	reportCommentRoute,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { Problem } from '../../core/problem.ts'
import { commentId } from '../comment/commentRow.ts'
import { notifyOfModeration, notifyReporters, publishComment } from '../comment/notifyOfComment.ts'
import { findTargetOfComment } from '../comment/target.ts'
import { mayModerate } from '../comment/viewer.ts'
import { moderationLog } from './log.ts'
import { moderateComment } from './moderate.ts'
import { moderationQueue } from './queue.ts'
import { reportComment } from './reportComment.ts'

const REPORT_LIMIT = { perMember: 10 }

/** Serves reports of comments and their moderation. */
export function serveReports(app: FastifyInstance, context: AppContext): void {
	const { db, now } = context

	serve(
		app,
		reportCommentRoute,
		async ({ params, body, request, context }) => {
			const { id: memberId } = await requireMember(request, context)
			await reportComment(context.db, { commentId: commentId(params), memberId, ...body, now: now() })
			return { done: true }
		},
		REPORT_LIMIT,
	)

	serve(app, moderationQueueRoute, async ({ query, request }) => {
		await requireModerator(request, context)
		return moderationQueue(db, query.after)
	})

	serve(app, moderationLogRoute, async ({ query, request }) => {
		await requireModerator(request, context)
		return moderationLog(db, query.after)
	})

	serve(app, moderateCommentRoute, async ({ params, body, request, context }) => {
		const moderator = await requireModerator(request, context)
		const id = commentId(params)
		const result = await moderateComment(context.db, { commentId: id, moderatorId: moderator.id, ...body, now: now() })
		await publishModeration(context, result, moderator, body.action !== 'keep')
		return { done: true }
	})
}

/** The signed-in moderator. @throws Problem 403 for other members. */
async function requireModerator(request: FastifyRequest, context: AppContext): Promise<Member> {
	const member = await requireMember(request, context)
	if (!mayModerate(member)) throw new Problem('request.forbidden', 403)
	return member
}

type Moderated = Awaited<ReturnType<typeof moderateComment>>

async function publishModeration(
	context: AppContext,
	{ comment, reporters }: Moderated,
	moderator: Member,
	isChanged: boolean,
) {
	const target = await findTargetOfComment(context.db, comment)
	// The target was removed: it has no page to publish to or to link.
	if (!target) return
	const { id, parent_id: parentId, likes } = comment
	if (isChanged) {
		publishComment(context, target, 'changed', { id, parentId, likes })
		// No notification for a moderator's own comment.
		if (comment.member_id !== moderator.id) {
			await notifyOfModeration(context, { memberId: comment.member_id, target, id })
		}
	}
	await notifyReporters(context, reporters, { target, id })
}
