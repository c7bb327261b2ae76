import { GivenScore, IdParams, SCORE_FIELDS } from '../catalogue/score.ts'
import { TitleLink } from '../catalogue/title.ts'
import { REVIEW_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, number, object, oneOf, optional, type Static, string } from '../schema.ts'
import { Cursor } from './block.ts'
import { Comment, CommentAuthor, ReviewVotes } from './comment.ts'
import { ProfileParams } from './profile.ts'

// A review is a comment with a subject of its own: reveal, removal, restoring, reports and moderation are those of comments.

export const REVIEW_SORTS = ['helpful', 'newest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

export const reviewsRoute = route('GET', '/api/titles/:id/reviews', {
	summary: 'A page of the reviews of a title; the most helpful first, or the newest',
	tag: 'community',
	params: IdParams,
	query: object({ sort: optional(oneOf(REVIEW_SORTS)), after: optional(Cursor) }),
	answer: object({
		items: array(Comment),
		next: nullable(string()),
		/** The number of visible reviews. */
		total: integer(),
		/** The reader's own review. */
		own: nullable(Comment),
		/** The reader's score of the title. */
		ownScore: SCORE_FIELDS.score,
		ownExact: SCORE_FIELDS.exact,
		/** What spoilers are counted in. */
		subject: oneOf(['anime', 'manga', 'movie']),
		/** The author of the reader's reviews: themselves, or the sample member for a visitor of a demo. */
		reader: nullable(CommentAuthor),
		/** Whether the reader may moderate. */
		moderates: boolean(),
		/** The reader's progress: episodes or chapters. */
		progress: number(),
	}),
})

export const ReviewWriting = object({
	text: string({ maxLength: REVIEW_MAX_LENGTH }),
	/** Becomes the member's vote on the title. */
	score: GivenScore,
	/** How far its author had got: it is folded for readers who are behind. */
	spoilerNumber: nullable(number({ minimum: 0, maximum: 100_000 })),
})
export type ReviewWriting = Static<typeof ReviewWriting>

export const writeReviewRoute = route('POST', '/api/titles/:id/reviews', {
	summary: 'Writes the review of a title, with its score. A second one of the same member is an edit of the first',
	tag: 'community',
	params: IdParams,
	body: ReviewWriting,
	answer: Comment,
})

export const voteReviewRoute = route('PUT', '/api/reviews/:id/vote', {
	summary: 'Says whether the review of another member helped; each member once',
	tag: 'community',
	params: IdParams,
	body: object({ isHelpful: boolean() }),
	answer: ReviewVotes,
})

export const unvoteReviewRoute = route('DELETE', '/api/reviews/:id/vote', {
	summary: 'Withdraws that vote',
	tag: 'community',
	params: IdParams,
	answer: ReviewVotes,
})

/** A former text of a review, and when another replaced it (ISO instant). */
export const ReviewVersion = object({ version: integer(), text: string(), replacedAt: string() })
export type ReviewVersion = Static<typeof ReviewVersion>

export const reviewVersionsRoute = route('GET', '/api/reviews/:id/versions', {
	session: 'needed',
	summary: 'The former texts of a review, the latest first. For its author and moderators',
	tag: 'community',
	params: IdParams,
	answer: object({ items: array(ReviewVersion) }),
})

/** A review on its author's profile. */
export const MemberReview = object({ title: TitleLink, review: Comment })
export type MemberReview = Static<typeof MemberReview>

export const memberReviewsRoute = route('GET', '/api/profiles/:username/reviews', {
	summary: 'The reviews of a member, the newest first',
	tag: 'community',
	params: ProfileParams,
	query: object({ after: optional(Cursor) }),
	answer: object({ items: array(MemberReview), next: nullable(string()) }),
})
