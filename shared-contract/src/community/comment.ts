import { Done, ROLES } from '../account/session.ts'
import { SCORE_FIELDS } from '../catalogue/score.ts'
import { COMMENT_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import {
	array,
	boolean,
	integer,
	literal,
	nullable,
	number,
	object,
	oneOf,
	optional,
	type Static,
	string,
	union,
} from '../schema.ts'
import { Cursor } from './block.ts'
import { UploadedPicture } from './upload.ts'

/** The subjects of comments, as widgets name them. */
export const COMMENT_SUBJECTS = ['anime', 'manga', 'movie', 'episode', 'news', 'list'] as const
export type CommentSubject = (typeof COMMENT_SUBJECTS)[number]

/** The kind in the live topic of a subject's comments: all kinds of titles share one. */
export function commentTopicKind(subject: CommentSubject): 'title' | 'episode' | 'article' | 'list' {
	if (subject === 'news') return 'article'
	return subject === 'episode' || subject === 'list' ? subject : 'title'
}

/** The fragment of a page's address that leads to a comment. */
export function commentAnchor(id: string): string {
	return `comment-${id}`
}

/** The fragment of a page's address that leads to a review. */
export function reviewAnchor(id: string): string {
	return `review-${id}`
}

const CommentId = string({ pattern: '^[1-9][0-9]{0,15}$' })
const CommentParams = object({ id: CommentId })
const SubjectParams = object({ subject: oneOf(COMMENT_SUBJECTS), subjectId: string({ pattern: '^[1-9][0-9]{0,15}$' }) })

/** The author of a comment; null for a deleted account. */
export const CommentAuthor = object({ id: string(), name: string(), avatarUrl: nullable(string()), role: oneOf(ROLES) })
export type CommentAuthor = Static<typeof CommentAuthor>

/** What a comment says. `mentions` are the names in its text that stand for members whom the reader may see, if any. */
const Content = { text: string(), picture: nullable(UploadedPicture), mentions: optional(array(string())) }

/** The state of a comment for a reader. `spoiler`, `removed` and, except for its author, `hidden` have no content. */
export const CommentBody = union([
	object({ state: literal('shown'), ...Content }),
	/** The reader's progress is behind it: the text needs a request of its own. */
	object({ state: literal('spoiler'), hasPicture: boolean() }),
	object({ state: literal('removed') }),
	/** Hidden by a moderator; its author and moderators still see it and the reason. */
	object({
		state: literal('hidden'),
		written: nullable(object({ ...Content, reason: string() })),
	}),
])
export type CommentBody = Static<typeof CommentBody>

const reviewVotes = {
	helpful: integer(),
	unhelpful: integer(),
	/** The reader's vote: whether it helped. */
	vote: nullable(boolean()),
}
/** The votes for and against a review. */
export const ReviewVotes = object(reviewVotes)
export type ReviewVotes = Static<typeof ReviewVotes>

/** What a review has beyond a comment. The score is its author's present one of the title; null if it was withdrawn. */
export const ReviewFacts = object({ ...SCORE_FIELDS, ...reviewVotes })
export type ReviewFacts = Static<typeof ReviewFacts>

export const Comment = object({
	id: string(),
	/** The comment that it answers. */
	parentId: nullable(string()),
	author: nullable(CommentAuthor),
	body: CommentBody,
	/** It is a spoiler up to this episode or chapter; 1 for a film. */
	spoilerNumber: nullable(number()),
	/** ISO instant. */
	createdAt: string(),
	editedAt: nullable(string()),
	likes: integer(),
	isLiked: boolean(),
	/** True if the reader is its author. */
	isOwn: boolean(),
	/** The number of direct replies that the reader may see, included or not. */
	replies: integer(),
	/** Only of reviews. */
	review: optional(ReviewFacts),
})
export type Comment = Static<typeof Comment>

export const COMMENT_SORTS = ['newest', 'liked'] as const
export type CommentSort = (typeof COMMENT_SORTS)[number]

/** Comments in reading order: each one follows its parent. */
const CommentPage = object({ items: array(Comment), next: nullable(string()) })
export type CommentPage = Static<typeof CommentPage>

export const commentsRoute = route('GET', '/api/discussions/:subject/:subjectId', {
	summary: 'A page of the comments on something, each with its first replies',
	tag: 'community',
	params: SubjectParams,
	query: object({ sort: optional(oneOf(COMMENT_SORTS)), after: optional(Cursor) }),
	answer: object({
		items: array(Comment),
		next: nullable(string()),
		/** The number of visible comments, including replies. */
		total: integer(),
		/** The author of the reader's comments: themselves, or the sample member for a visitor of a demo. */
		reader: nullable(CommentAuthor),
		/** Whether the reader may moderate. */
		moderates: boolean(),
		/** The reader's progress: episodes or chapters. */
		progress: number(),
	}),
})

export const commentRepliesRoute = route('GET', '/api/comments/:id/replies', {
	summary: 'A page of the direct replies to a comment, the oldest first',
	tag: 'community',
	params: CommentParams,
	query: object({ after: optional(Cursor) }),
	answer: CommentPage,
})

export const CommentThread = object({ items: array(Comment) })
export type CommentThread = Static<typeof CommentThread>

export const commentThreadRoute = route('GET', '/api/comments/:id/thread', {
	summary:
		'A comment with those above it, the furthest first: what a link to it shows. The first item has a parent where more are above: they are asked for with its id',
	tag: 'community',
	params: CommentParams,
	answer: CommentThread,
})

export const someCommentsRoute = route('GET', '/api/comments', {
	summary: 'Comments by their ids, as the reader may see them now; who asks again after a live event asks here',
	tag: 'community',
	query: object({ ids: string({ pattern: '^[1-9][0-9]{0,15}(,[1-9][0-9]{0,15}){0,49}$' }) }),
	answer: object({ items: array(Comment) }),
})

export const revealCommentRoute = route('GET', '/api/comments/:id/body', {
	summary: 'What a comment says to a reader who has not come so far and chose to read it',
	tag: 'community',
	params: CommentParams,
	answer: object(Content),
})

const Writing = {
	/** May be empty with a picture. */
	text: string({ maxLength: COMMENT_MAX_LENGTH }),
	/** The id of an uploaded picture. */
	pictureId: nullable(string({ pattern: '^[0-9a-f]{64}$' })),
	spoilerNumber: nullable(number({ minimum: 0, maximum: 100_000 })),
}
export const CommentWriting = object(Writing)
export type CommentWriting = Static<typeof CommentWriting>

export const postCommentRoute = route('POST', '/api/discussions/:subject/:subjectId', {
	summary: 'Comments on something, or answers a comment on it',
	tag: 'community',
	params: SubjectParams,
	body: object({ ...Writing, parentId: nullable(CommentId) }),
	answer: Comment,
})

export const editCommentRoute = route('PUT', '/api/comments/:id', {
	summary: 'Its author changes a comment, which says so from then on',
	tag: 'community',
	params: CommentParams,
	body: CommentWriting,
	answer: Comment,
})

export const removeCommentRoute = route('DELETE', '/api/comments/:id', {
	summary: 'Its author removes a comment. Under replies its place stays',
	tag: 'community',
	params: CommentParams,
	answer: Done,
})

export const restoreCommentRoute = route('POST', '/api/comments/:id/restore', {
	summary: 'Its author takes the removal of a comment back, within a few minutes',
	tag: 'community',
	params: CommentParams,
	answer: Comment,
})

const LikeAnswer = object({ isLiked: boolean(), likes: integer() })

export const likeCommentRoute = route('PUT', '/api/comments/:id/like', {
	summary: 'Likes a comment; it counts once for each member',
	tag: 'community',
	params: CommentParams,
	answer: LikeAnswer,
})

export const unlikeCommentRoute = route('DELETE', '/api/comments/:id/like', {
	summary: 'Takes the like of a comment back',
	tag: 'community',
	params: CommentParams,
	answer: LikeAnswer,
})

/** Published to every open page. It holds no content: each page fetches the comments that its reader may see. */
export const CommentEvent = object({
	type: literal('comment'),
	change: oneOf(['posted', 'changed', 'liked']),
	id: string(),
	parentId: nullable(string()),
	likes: integer(),
	/** The author: their own pages do not announce it as new. */
	authorId: optional(string()),
})
export type CommentEvent = Static<typeof CommentEvent>

export const COMMENT_EVENTS = [CommentEvent] as const
