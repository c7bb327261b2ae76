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
import { notifyOfModeration, notifyReporters, publishToPages } from '../comment/notify.ts'
import { findPlaceOfComment } from '../comment/place.ts'
import { mayModerate } from '../comment/reader.ts'
import { moderationLog } from './log.ts'
import { moderateComment } from './moderate.ts'
import { moderationQueue } from './queue.ts'
import { reportComment } from './reportComment.ts'

const REPORTING = { perMember: 10 }

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
		REPORTING,
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
		const done = await moderateComment(context.db, { commentId: id, moderatorId: moderator.id, ...body, now: now() })
		await tell(context, done, moderator, body.action !== 'keep')
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

async function tell(context: AppContext, { comment, reporters }: Moderated, moderator: Member, isChanged: boolean) {
	const place = await findPlaceOfComment(context.db, comment)
	// The target was removed: it has no page to publish to or to link.
	if (!place) return
	const { id, parent_id: parentId, likes } = comment
	if (isChanged) {
		publishToPages(context, place, 'changed', { id, parentId, likes })
		// No notification for a moderator's own comment.
		if (comment.member_id !== moderator.id) {
			await notifyOfModeration(context, { memberId: comment.member_id, place, id })
		}
	}
	await notifyReporters(context, reporters, { place, id })
}
