import { SCORE_MAX, SCORE_MIN } from '../limits.ts'
import { route } from '../route.ts'
import { array, integer, nullable, number, object, oneOf, type Static, string } from '../schema.ts'

/** The id of a title or an episode in an address. */
export const IdParams = object({ id: string({ pattern: '^[1-9][0-9]{0,15}$' }) })

/** The score of the source catalogue: its mean, its number of votes if known, and its weight in votes. */
export const SourceScore = object({ rating: number(), votes: nullable(integer()), weight: integer() })
export type SourceScore = Static<typeof SourceScore>

/**
 * The votes on a title or an episode. `distribution` holds the votes given on this site, for the scores 1 to 10.
 * Without a `source`, `rating` is their mean and `totalVotes` their number; with one, both include it.
 */
export const ScoreSummary = object({
	rating: number(),
	totalVotes: integer(),
	distribution: array(integer(), { minItems: SCORE_MAX, maxItems: SCORE_MAX }),
	source: nullable(SourceScore),
})
export type ScoreSummary = Static<typeof ScoreSummary>

/** A member's vote after it was given or withdrawn, and the new summary of all votes. */
export const VoteAnswer = object({ score: nullable(integer()), summary: ScoreSummary })
export type VoteAnswer = Static<typeof VoteAnswer>

const VoteBody = object({ score: integer({ minimum: SCORE_MIN, maximum: SCORE_MAX }) })

export const myTitleVoteRoute = route('GET', '/api/titles/:id/vote', {
	summary: "The member's own vote on a title",
	tag: 'catalogue',
	params: IdParams,
	answer: object({ score: nullable(integer()) }),
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

/** The number of likes and dislikes of an episode. */
export const ReactionCounts = object({ likes: integer(), dislikes: integer() })
export type ReactionCounts = Static<typeof ReactionCounts>

export const ReactionAnswer = object({ reaction: nullable(oneOf(REACTIONS)), counts: ReactionCounts })
export type ReactionAnswer = Static<typeof ReactionAnswer>

export const myEpisodeOpinionRoute = route('GET', '/api/episodes/:id/opinion', {
	summary: "The member's own vote and reaction on an episode",
	tag: 'catalogue',
	params: IdParams,
	answer: object({ score: nullable(integer()), reaction: nullable(oneOf(REACTIONS)) }),
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
