import { Done } from '../account/session.ts'
import { IdParams } from '../catalogue/score.ts'
import { TitleCard } from '../catalogue/title.ts'
import { RECOMMENDATION_REASON_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, type Static, string } from '../schema.ts'
import { MemberCard } from './memberCard.ts'

/** A member's recommendation: who likes one title will like another. */
export const Recommendation = object({
	id: integer(),
	/** The recommended title. */
	title: TitleCard,
	reason: string(),
	/** `id` is null where their profile is private. */
	author: object({ ...MemberCard.properties, id: nullable(string()) }),
	/** ISO instant. */
	at: string(),
	votes: integer(),
	/** Whether the viewer voted for it, and wrote it. */
	isVoted: boolean(),
	isOwn: boolean(),
})
export type Recommendation = Static<typeof Recommendation>

export const recommendationsRoute = route('GET', '/api/titles/:id/recommendations', {
	summary: 'What members recommend to those who like a title, the most voted first',
	tag: 'community',
	params: IdParams,
	answer: object({ items: array(Recommendation) }),
})

export const NewRecommendation = object({
	/** The id of the recommended title. */
	titleId: integer({ minimum: 1, maximum: 2_147_483_647 }),
	reason: string({ maxLength: RECOMMENDATION_REASON_MAX_LENGTH * 2 }),
})
export type NewRecommendation = Static<typeof NewRecommendation>

export const recommendRoute = route('POST', '/api/titles/:id/recommendations', {
	summary: 'Recommends a title to those who like another. A second one for the same two replaces the reason',
	tag: 'community',
	params: IdParams,
	body: NewRecommendation,
	answer: object({ id: integer() }),
})

export const removeRecommendationRoute = route('DELETE', '/api/recommendations/:id', {
	summary: 'Removes a recommendation: one’s own, or any for moderators',
	tag: 'community',
	params: IdParams,
	answer: Done,
})

const Votes = object({ votes: integer() })

export const voteRecommendationRoute = route('PUT', '/api/recommendations/:id/vote', {
	summary: 'Votes for a recommendation of another member, once',
	tag: 'community',
	params: IdParams,
	answer: Votes,
})

export const unvoteRecommendationRoute = route('DELETE', '/api/recommendations/:id/vote', {
	summary: 'Withdraws that vote',
	tag: 'community',
	params: IdParams,
	answer: Votes,
})
