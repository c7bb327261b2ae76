import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
	commentRepliesRoute,
	commentsRoute,
	commentThreadRoute,
	editCommentRoute,
	likeCommentRoute,
	postCommentRoute,
	removeCommentRoute,
	restoreCommentRoute,
	revealCommentRoute,
	someCommentsRoute,
	unlikeCommentRoute,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { currentMember, requireMember, viewedMember } from '../../core/identity/authentication.ts'
import { hideStored, showStored } from '../notification/notify.ts'
import { editComment, removeComment, restoreComment } from './changeComment.ts'
import { commentId, requireComment, requireVisibleComment, type StoredComment } from './commentRow.ts'
import { countComments, discussionPage, repliesPage } from './discussion.ts'
import { likeComment, unlikeComment } from './likeComment.ts'
import { tellMentioned } from './mentions.ts'
import { notifyOfLike, notifyOfReply, publishComment, publishPosted } from './notifyOfComment.ts'
import { postComment } from './postComment.ts'
import { asAuthor } from './present.ts'
import { presentComment } from './readComments.ts'
import { readCommentsByIds } from './readCommentsByIds.ts'
import { readThread } from './readThread.ts'
import { revealComment } from './reveal.ts'
import { subscribableTopics } from './subscribableTopics.ts'
import { type CommentTarget, refuseBlocked, targetOfComment, targetOfSubject } from './target.ts'
import { mayModerate, type Viewer, viewerAt } from './viewer.ts'

const WRITE_LIMIT = { perMember: 20 }
const LIKE_LIMIT = { perMember: 120 }

/** Serves comments on titles, episodes, articles and lists. */
export function serveComments(app: FastifyInstance, context: AppContext): void {
	serveReading(app, context)
	serveWriting(app, context)
	serveLikes(app, context)
	context.live.guard('comments', (_viewer, ids) => subscribableTopics(context.db, ids))
}

function serveReading(app: FastifyInstance, context: AppContext) {
	const { db } = context

	serve(app, commentsRoute, async ({ params, query, request }) => {
		const target = await targetOfSubject(db, params.subject, params.subjectId)
		const viewer = await viewerAt(request, context, target)
		const page = await discussionPage(db, target, viewer, { sort: query.sort ?? 'newest', after: query.after })
		return {
			...page,
			total: await countComments(db, target, viewer),
			reader: viewer.member && asAuthor(viewer.member),
			moderates: viewer.moderates,
			progress: viewer.progress,
		}
	})

	serve(app, commentRepliesRoute, async ({ params, query, request }) => {
		const { comment, viewer } = await readForViewer(request, context, commentId(params))
		return repliesPage(db, comment.id, viewer, query.after)
	})

	serve(app, commentThreadRoute, async ({ params, request }) => {
		const { comment, viewer } = await readForViewer(request, context, commentId(params))
		return { items: await readThread(db, comment.id, viewer) }
	})

	serve(app, someCommentsRoute, async ({ query, request }) => ({
		items: await readCommentsByIds(request, context, query.ids.split(',').map(Number)),
	}))

	serve(app, revealCommentRoute, async ({ params, request }) =>
		revealComment(db, commentId(params), (await viewedMember(request, context))?.id ?? null),
	)
}

function serveWriting(app: FastifyInstance, context: AppContext) {
	const { db, now } = context

	serve(
		app,
		postCommentRoute,
		async ({ params, body, request, context }) => {
			const { db } = context
			const member = await requireMember(request, context)
			const target = await targetOfSubject(db, params.subject, params.subjectId)
			await refuseBlocked(db, target, member.id)
			const { parentId, ...writing } = body
			const posted = await postComment(db, {
				memberId: member.id,
				target,
				parentId: parentId === null ? null : Number(parentId),
				writing,
				now: now(),
			})
			const { id, answered, text } = posted
			await publishPosted(context, target, { id, parentId: posted.parentId }, member.id)
			if (answered) await notifyOfReply(context, { memberId: answered.member_id, actorId: member.id, target, id })
			await tellMentioned(context, { id, authorId: member.id, target, text })
			return presentComment(context.db, id, member, target)
		},
		WRITE_LIMIT,
	)

	serve(
		app,
		editCommentRoute,
		async ({ params, body, request }) => {
			const member = await requireMember(request, context)
			const id = commentId(params)
			const texts = await editComment(db, { id, memberId: member.id, writing: body, now: now() })
			const target = await publishChanged(context, id)
			await tellMentioned(context, { id, authorId: member.id, target, ...texts })
			return presentComment(db, id, member, target)
		},
		WRITE_LIMIT,
	)

	serve(
		app,
		removeCommentRoute,
		async ({ params, request }) => {
			const member = await requireMember(request, context)
			const id = commentId(params)
			await hideStored(context, await removeComment(db, { id, memberId: member.id, now: now() }))
			await publishChanged(context, id)
			return { done: true }
		},
		WRITE_LIMIT,
	)

	serve(
		app,
		restoreCommentRoute,
		async ({ params, request, context }) => {
			const member = await requireMember(request, context)
			const id = commentId(params)
			await showStored(context, await restoreComment(context.db, { id, memberId: member.id, now: now() }))
			return presentComment(context.db, id, member, await publishChanged(context, id))
		},
		WRITE_LIMIT,
	)
}

function serveLikes(app: FastifyInstance, context: AppContext) {
	const { db } = context
	const changeOf = (comment: StoredComment, likes: number) => ({ id: comment.id, parentId: comment.parent_id, likes })

	serve(
		app,
		likeCommentRoute,
		async ({ params, request }) => {
			const { id: actorId } = await requireMember(request, context)
			const { comment, likes, isFirst } = await likeComment(db, { id: commentId(params), memberId: actorId })
			const target = await targetOfComment(db, comment)
			publishComment(context, target, 'liked', changeOf(comment, likes))
			if (isFirst) await notifyOfLike(context, { memberId: comment.member_id, actorId, target, id: comment.id })
			return { isLiked: true, likes }
		},
		LIKE_LIMIT,
	)

	serve(
		app,
		unlikeCommentRoute,
		async ({ params, request }) => {
			const { id: memberId } = await requireMember(request, context)
			const { comment, likes } = await unlikeComment(db, { id: commentId(params), memberId })
			publishComment(context, await targetOfComment(db, comment), 'liked', changeOf(comment, likes))
			return { isLiked: false, likes }
		},
		LIKE_LIMIT,
	)
}

async function readForViewer(request: FastifyRequest, context: AppContext, id: number) {
	const memberId = (await viewedMember(request, context))?.id ?? null
	const moderates = mayModerate(await currentMember(request, context))
	const comment = await requireVisibleComment(context.db, id, { memberId, moderates })
	const viewer: Viewer = await viewerAt(request, context, await targetOfComment(context.db, comment))
	return { comment, viewer }
}

async function publishChanged(context: AppContext, id: number): Promise<CommentTarget> {
	const comment = await requireComment(context.db, id)
	const target = await targetOfComment(context.db, comment)
	publishComment(context, target, 'changed', { id, parentId: comment.parent_id, likes: comment.likes })
	return target
}
