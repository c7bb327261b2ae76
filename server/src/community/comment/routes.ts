import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
	type Comment,
	commentRepliesRoute,
	commentsRoute,
	commentThreadRoute,
	editCommentRoute,
	likeCommentRoute,
	type Member,
	postCommentRoute,
	removeCommentRoute,
	restoreCommentRoute,
	revealCommentRoute,
	someCommentsRoute,
	unlikeCommentRoute,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { memberAsking, memberShown, requireMember } from '../../core/identity/authentication.ts'
import { Problem } from '../../core/problem.ts'
import { editComment, removeComment, restoreComment } from './changeComment.ts'
import { commentId, standingComment, type WrittenComment, writtenComment } from './commentRow.ts'
import { countComments, discussionPage, repliesPage } from './discussion.ts'
import { likeComment, unlikeComment } from './like.ts'
import { notifyOfLike, notifyOfReply, publishPosted, publishToPages } from './notify.ts'
import { type Place, placeOfComment, placeOfSubject } from './place.ts'
import { postComment } from './postComment.ts'
import { readComments } from './readComments.ts'
import { mayModerate, memberReader, type Reader, readerAt } from './reader.ts'
import { readSome } from './readSome.ts'
import { revealed } from './reveal.ts'
import { threadAbove } from './threadAbove.ts'
import { watchable } from './watchable.ts'

const WRITING = { perMember: 20 }
const LIKING = { perMember: 120 }

/** Serves comments on titles, episodes and articles. */
export function serveComments(app: FastifyInstance, context: AppContext): void {
	serveReading(app, context)
	serveWriting(app, context)
	serveLikes(app, context)
	context.live.guard('comments', (_watcher, ids) => watchable(context.db, ids))
}

function serveReading(app: FastifyInstance, context: AppContext) {
	const { db } = context

	serve(app, commentsRoute, async ({ params, query, request }) => {
		const place = await placeOfSubject(db, params.subject, params.subjectId)
		const reader = await readerAt(request, context, place)
		const page = await discussionPage(db, place, reader, { sort: query.sort ?? 'newest', after: query.after })
		return {
			...page,
			total: await countComments(db, place, reader),
			reader: reader.member && asAuthor(reader.member),
			moderates: reader.moderates,
			progress: reader.progress,
		}
	})

	serve(app, commentRepliesRoute, async ({ params, query, request }) => {
		const { comment, reader } = await readAround(request, context, commentId(params))
		return repliesPage(db, comment.id, reader, query.after)
	})

	serve(app, commentThreadRoute, async ({ params, request }) => {
		const { comment, reader } = await readAround(request, context, commentId(params))
		return { items: await threadAbove(db, comment.id, reader) }
	})

	serve(app, someCommentsRoute, async ({ query, request }) => ({
		items: await readSome(request, context, query.ids.split(',').map(Number)),
	}))

	serve(app, revealCommentRoute, async ({ params, request }) =>
		revealed(db, commentId(params), (await memberShown(request, context))?.id ?? null),
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
			const place = await placeOfSubject(db, params.subject, params.subjectId)
			const { parentId, ...writing } = body
			const posted = await postComment(db, {
				memberId: member.id,
				place,
				parentId: parentId === null ? null : Number(parentId),
				writing,
				now: now(),
			})
			const { id, answered } = posted
			await publishPosted(context, place, { id, parentId: posted.parentId }, member.id)
			if (answered) await notifyOfReply(context, { memberId: answered.member_id, actorId: member.id, place, id })
			return asRead(context, id, member, place)
		},
		WRITING,
	)

	serve(
		app,
		editCommentRoute,
		async ({ params, body, request }) => {
			const member = await requireMember(request, context)
			const id = commentId(params)
			await editComment(db, { id, memberId: member.id, writing: body, now: now() })
			return asRead(context, id, member, await publishChanged(context, id))
		},
		WRITING,
	)

	serve(
		app,
		removeCommentRoute,
		async ({ params, request }) => {
			const member = await requireMember(request, context)
			const id = commentId(params)
			await removeComment(db, { id, memberId: member.id, now: now() })
			await publishChanged(context, id)
			return { done: true }
		},
		WRITING,
	)

	serve(
		app,
		restoreCommentRoute,
		async ({ params, request, context }) => {
			const member = await requireMember(request, context)
			const id = commentId(params)
			await restoreComment(context.db, { id, memberId: member.id, now: now() })
			return asRead(context, id, member, await publishChanged(context, id))
		},
		WRITING,
	)
}

function serveLikes(app: FastifyInstance, context: AppContext) {
	const { db } = context
	const toldOf = (comment: WrittenComment, likes: number) => ({ id: comment.id, parentId: comment.parent_id, likes })

	serve(
		app,
		likeCommentRoute,
		async ({ params, request }) => {
			const { id: actorId } = await requireMember(request, context)
			const { comment, likes, isNews } = await likeComment(db, { id: commentId(params), memberId: actorId })
			const place = await placeOfComment(db, comment)
			publishToPages(context, place, 'liked', toldOf(comment, likes))
			if (isNews) await notifyOfLike(context, { memberId: comment.member_id, actorId, place, id: comment.id })
			return { isLiked: true, likes }
		},
		LIKING,
	)

	serve(
		app,
		unlikeCommentRoute,
		async ({ params, request }) => {
			const { id: memberId } = await requireMember(request, context)
			const { comment, likes } = await unlikeComment(db, { id: commentId(params), memberId })
			publishToPages(context, await placeOfComment(db, comment), 'liked', toldOf(comment, likes))
			return { isLiked: false, likes }
		},
		LIKING,
	)
}

async function readAround(request: FastifyRequest, context: AppContext, id: number) {
	const memberId = (await memberShown(request, context))?.id ?? null
	const moderates = mayModerate(await memberAsking(request, context))
	const comment = await standingComment(context.db, id, { memberId, moderates })
	const reader: Reader = await readerAt(request, context, await placeOfComment(context.db, comment))
	return { comment, reader }
}

async function publishChanged(context: AppContext, id: number): Promise<Place> {
	const comment = await writtenComment(context.db, id)
	const place = await placeOfComment(context.db, comment)
	publishToPages(context, place, 'changed', { id, parentId: comment.parent_id, likes: comment.likes })
	return place
}

async function asRead({ db }: AppContext, id: number, member: Member, place: Place): Promise<Comment> {
	const [comment] = await readComments(db, [id], await memberReader(db, member, place))
	if (!comment) throw new Problem('comment.gone', 409)
	return comment
}

function asAuthor({ username, ...member }: Member) {
	return { ...member, name: username }
}
