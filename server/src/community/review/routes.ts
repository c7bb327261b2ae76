import type { FastifyInstance } from 'fastify'
import {
	memberReviewsRoute,
	reviewsRoute,
	reviewVersionsRoute,
	scoreFields,
	unvoteReviewRoute,
	voteReviewRoute,
	writeReviewRoute,
} from 'shared-contract'
import { ownTitleVote, pageId } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { serve } from '../../core/http/serve.ts'
import { currentMember, requireMember } from '../../core/identity/authentication.ts'
import { resolveProfile } from '../../core/identity/visibility/resolveProfile.ts'
import { commentId } from '../comment/commentRow.ts'
import { countComments, discussionPage } from '../comment/discussion.ts'
import { publishComment, publishPosted } from '../comment/notifyOfComment.ts'
import { asAuthor } from '../comment/present.ts'
import { presentComment, readComments } from '../comment/readComments.ts'
import { targetOfReviews } from '../comment/target.ts'
import { mayModerate, viewerAt } from '../comment/viewer.ts'
import { memberReviews } from './memberReviews.ts'
import { ownReviewId, readVersions } from './versions.ts'
import { voteReview } from './voteReview.ts'
import { writeReview } from './writeReview.ts'

const WRITE_LIMIT = { perMember: 20 }
const VOTE_LIMIT = { perMember: 120 }

/** Serves the reviews of titles: comments of their own kind, with a score and votes. */
export function serveReviews(app: FastifyInstance, context: AppContext): void {
	serveReading(app, context)
	serveWriting(app, context)
}

function serveReading(app: FastifyInstance, context: AppContext) {
	const { db } = context

	serve(app, reviewsRoute, async ({ params, query, request }) => {
		const target = await targetOfReviews(db, pageId(params))
		const viewer = await viewerAt(request, context, target)
		const { member, moderates, progress } = viewer
		const page = await discussionPage(db, target, viewer, { sort: query.sort ?? 'helpful', after: query.after })
		const ownId = member ? await ownReviewId(db, target.id, member.id) : undefined
		const [own = null] = ownId === undefined ? [] : await readComments(db, [ownId], viewer)
		const ownVote = scoreFields(member ? await ownTitleVote(db, target.id, member.id) : null)
		return {
			...page,
			total: await countComments(db, target, viewer),
			own,
			ownScore: ownVote.score,
			...(ownVote.exact !== undefined && { ownExact: ownVote.exact }),
			subject: await subjectOf(db, target.id),
			reader: member && asAuthor(member),
			moderates,
			progress,
		}
	})

	serve(app, reviewVersionsRoute, async ({ params, request }) => {
		const member = await requireMember(request, context)
		const viewer = { memberId: member.id, moderates: mayModerate(member) }
		return { items: await readVersions(db, commentId(params), viewer) }
	})

	serve(app, memberReviewsRoute, async ({ params, query, request }) => {
		const { ownerId, viewer: member } = await resolveProfile(request, context, params.username)
		const asking = await currentMember(request, context)
		const viewer = { member, moderates: mayModerate(asking) }
		return memberReviews(db, { ownerId, viewer, hasProgress: asking !== null, after: query.after })
	})
}

/** What spoilers of a title are counted in, as the comments of its page name it. */
async function subjectOf(db: Database, titleId: number): Promise<'anime' | 'manga' | 'movie'> {
	const { kind, format } = await db
		.selectFrom('title')
		.where('id', '=', titleId)
		.select(['kind', 'format'])
		.executeTakeFirstOrThrow()
	return kind !== 'manga' && format === 'Movie' ? 'movie' : kind
}

function serveWriting(app: FastifyInstance, context: AppContext) {
	const { db, now } = context

	serve(
		app,
		writeReviewRoute,
		async ({ params, body, request, context }) => {
			const { db } = context
			const member = await requireMember(request, context)
			const target = await targetOfReviews(db, pageId(params))
			const { id, isNew } = await writeReview(db, { target, memberId: member.id, written: body, now: now() })
			if (isNew) await publishPosted(context, target, { id, parentId: null }, member.id)
			else publishComment(context, target, 'changed', { id, parentId: null, likes: 0 })
			return presentComment(db, id, member, target)
		},
		WRITE_LIMIT,
	)

	serve(
		app,
		voteReviewRoute,
		async ({ params, body, request }) => {
			const { id: memberId } = await requireMember(request, context)
			return voteReview(db, { id: commentId(params), memberId, isHelpful: body.isHelpful })
		},
		VOTE_LIMIT,
	)

	serve(
		app,
		unvoteReviewRoute,
		async ({ params, request }) => {
			const { id: memberId } = await requireMember(request, context)
			return voteReview(db, { id: commentId(params), memberId, isHelpful: null })
		},
		VOTE_LIMIT,
	)
}
