import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
	type Member,
	moderateCommentRoute,
	moderationLogRoute,
	moderationQueueRoute,
	reportCommentRoute,
} from 'shared-contract'
import { requireMember } from '../../account/authentication.ts'
import { Problem } from '../../api/problem.ts'
import { serve } from '../../api/serve.ts'
import type { Parts } from '../../parts.ts'
import { commentId } from '../comment/commentRow.ts'
import { findPlaceOfComment } from '../comment/place.ts'
import { mayModerate } from '../comment/reader.ts'
import { tellOfModeration, tellPages, tellReporters } from '../comment/tell.ts'
import { moderationLog } from './log.ts'
import { moderateComment } from './moderate.ts'
import { moderationQueue } from './queue.ts'
import { reportComment } from './reportComment.ts'

const REPORTING = { perMember: 10 }

/** Reports of comments, and what moderators do about them. */
export function serveReports(app: FastifyInstance, parts: Parts): void {
	const { db, now } = parts

	serve(
		app,
		reportCommentRoute,
		async ({ params, body, request, parts }) => {
			const { id: memberId } = await requireMember(request, parts)
			await reportComment(parts.db, { commentId: commentId(params), memberId, ...body, now: now() })
			return { done: true }
		},
		REPORTING,
	)

	serve(app, moderationQueueRoute, async ({ query, request }) => {
		await requireModerator(request, parts)
		return moderationQueue(db, query.after)
	})

	serve(app, moderationLogRoute, async ({ query, request }) => {
		await requireModerator(request, parts)
		return moderationLog(db, query.after)
	})

	serve(app, moderateCommentRoute, async ({ params, body, request, parts }) => {
		const moderator = await requireModerator(request, parts)
		const id = commentId(params)
		const done = await moderateComment(parts.db, { commentId: id, moderatorId: moderator.id, ...body, now: now() })
		await tell(parts, done, moderator, body.action !== 'keep')
		return { done: true }
	})
}

/** Who asks, where only a moderator may. */
async function requireModerator(request: FastifyRequest, parts: Parts): Promise<Member> {
	const member = await requireMember(request, parts)
	if (!mayModerate(member)) throw new Problem('request.forbidden', 403)
	return member
}

type Moderated = Awaited<ReturnType<typeof moderateComment>>

async function tell(parts: Parts, { comment, reporters }: Moderated, moderator: Member, isChanged: boolean) {
	const place = await findPlaceOfComment(parts.db, comment)
	// Its page is gone: nobody looks at it, and nothing leads there.
	if (!place) return
	const { id, parent_id: parentId, likes } = comment
	if (isChanged) {
		tellPages(parts, place, 'changed', { id, parentId, likes })
		// A moderator's own comment is told to nobody.
		if (comment.member_id !== moderator.id) {
			await tellOfModeration(parts, { memberId: comment.member_id, place, id })
		}
	}
	await tellReporters(parts, reporters, { place, id })
}
