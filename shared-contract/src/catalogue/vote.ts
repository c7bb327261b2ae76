import { route } from '../route.ts'
import { nullable, object, oneOf, type Static } from '../schema.ts'
import { GivenScore, IdParams, ReactionCounts, SCORE_FIELDS, ScoreSummary } from './score.ts'

/** A member's vote after it was given or withdrawn, and the new summary of all votes. */
export const VoteAnswer = object({ ...SCORE_FIELDS, summary: ScoreSummary })
export type VoteAnswer = Static<typeof VoteAnswer>

const VoteBody = object({ score: GivenScore })

export const myTitleVoteRoute = route('GET', '/api/titles/:id/vote', {
	summary: "The member's own vote on a title",
	tag: 'catalogue',
	params: IdParams,
	answer: object(SCORE_FIELDS),
})

export const voteTitleRoute = route('PUT', '/api/titles/:id/vote', {
	summary: 'Gives a title a score, or changes it',
	tag: 'catalogue',
	params: IdParams,
	body: VoteBody,
	answer: VoteAnswer,
})

export const unvoteTitleRoute = route('DELETE', '/api/titles/:id/vote', {
	summary: "Withdraws the member's vote on a title",
	tag: 'catalogue',
	params: IdParams,
	answer: VoteAnswer,
})

export const voteEpisodeRoute = route('PUT', '/api/episodes/:id/vote', {
	summary: 'Gives an episode a score, or changes it',
	tag: 'catalogue',
	params: IdParams,
	body: VoteBody,
	answer: VoteAnswer,
})

export const unvoteEpisodeRoute = route('DELETE', '/api/episodes/:id/vote', {
	summary: "Withdraws the member's vote on an episode",
	tag: 'catalogue',
	params: IdParams,
	answer: VoteAnswer,
})

export const REACTIONS = ['like', 'dislike'] as const
export type Reaction = (typeof REACTIONS)[number]

export const ReactionAnswer = object({ reaction: nullable(oneOf(REACTIONS)), counts: ReactionCounts })
export type ReactionAnswer = Static<typeof ReactionAnswer>

export const myEpisodeOpinionRoute = route('GET', '/api/episodes/:id/opinion', {
	summary: "The member's own vote and reaction on an episode",
	tag: 'catalogue',
	params: IdParams,
	answer: object({ ...SCORE_FIELDS, reaction: nullable(oneOf(REACTIONS)) }),
})

export const reactRoute = route('PUT', '/api/episodes/:id/reaction', {
	summary: 'Likes or dislikes an episode; one takes the place of the other',
	tag: 'catalogue',
	params: IdParams,
	body: object({ reaction: oneOf(REACTIONS) }),
	answer: ReactionAnswer,
})

export const unreactRoute = route('DELETE', '/api/episodes/:id/reaction', {
	summary: "Takes back the member's like or dislike of an episode",
	tag: 'catalogue',
	params: IdParams,
	answer: ReactionAnswer,
})
