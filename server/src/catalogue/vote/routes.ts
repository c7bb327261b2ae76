import type { FastifyInstance } from 'fastify'
import {
	myEpisodeOpinionRoute,
	myTitleVoteRoute,
	reactRoute,
	scoreFields,
	unreactRoute,
	unvoteEpisodeRoute,
	unvoteTitleRoute,
	voteEpisodeRoute,
	voteTitleRoute,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { currentMember, requireMember } from '../../core/identity/authentication.ts'
import { pageId } from '../titlePage/pageId.ts'
import { voteOnEpisode } from './episodeVote.ts'
import { ownEpisodeOpinion, ownTitleVote } from './ownOpinion.ts'
import { publishProgress } from './publishProgress.ts'
import { reactToEpisode } from './reaction.ts'
import { voteOnTitle } from './titleVote.ts'

const LIMIT = { perMinute: 120 }

/** Routes for votes on titles and episodes, and for reactions to episodes. */
export function serveVotes(app: FastifyInstance, context: AppContext): void {
	const { db } = context

	async function published<Answer>(memberId: string, change: Promise<Answer>): Promise<Answer> {
		const answer = await change
		publishProgress(context.live, memberId)
		return answer
	}

	serve(app, myTitleVoteRoute, async ({ params, request }) => {
		const member = await currentMember(request, context)
		return scoreFields(member ? await ownTitleVote(db, pageId(params), member.id) : null)
	})

	serve(
		app,
		voteTitleRoute,
		async ({ params, body, request }) => {
			const { id: memberId } = await requireMember(request, context)
			return published(
				memberId,
				voteOnTitle(db, { titleId: pageId(params), memberId, score: body.score, now: context.now() }),
			)
		},
		LIMIT,
	)

	serve(
		app,
		unvoteTitleRoute,
		async ({ params, request }) => {
			const { id: memberId } = await requireMember(request, context)
			return published(
				memberId,
				voteOnTitle(db, { titleId: pageId(params), memberId, score: null, now: context.now() }),
			)
		},
		LIMIT,
	)

	serve(app, myEpisodeOpinionRoute, async ({ params, request }) => {
		const member = await currentMember(request, context)
		if (!member) return { score: null, reaction: null }
		const { score, reaction } = await ownEpisodeOpinion(db, pageId(params), member.id)
		return { ...scoreFields(score), reaction }
	})

	serve(
		app,
		voteEpisodeRoute,
		async ({ params, body, request }) => {
			const { id: memberId } = await requireMember(request, context)
			return published(
				memberId,
				voteOnEpisode(db, { episodeId: pageId(params), memberId, score: body.score, now: context.now() }),
			)
		},
		LIMIT,
	)

	serve(
		app,
		unvoteEpisodeRoute,
		async ({ params, request }) => {
			const { id: memberId } = await requireMember(request, context)
			return published(
				memberId,
				voteOnEpisode(db, { episodeId: pageId(params), memberId, score: null, now: context.now() }),
			)
		},
		LIMIT,
	)

	serve(
		app,
		reactRoute,
		async ({ params, body, request }) => {
			const { id: memberId } = await requireMember(request, context)
			return published(
				memberId,
				reactToEpisode(db, { episodeId: pageId(params), memberId, reaction: body.reaction, now: context.now() }),
			)
		},
		LIMIT,
	)

	serve(
		app,
		unreactRoute,
		async ({ params, request }) => {
			const { id: memberId } = await requireMember(request, context)
			return published(
				memberId,
				reactToEpisode(db, { episodeId: pageId(params), memberId, reaction: null, now: context.now() }),
			)
		},
		LIMIT,
	)
}
