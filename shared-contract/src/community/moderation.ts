import { Done } from '../account/session.ts'
import { MODERATION_REASON_MAX_LENGTH, REPORT_TEXT_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'
import { Cursor } from './block.ts'
import { CommentAuthor } from './comment.ts'
import { UploadedPicture } from './upload.ts'

export const REPORT_REASONS = ['spam', 'harassment', 'hate', 'spoiler', 'explicit', 'another'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

const CommentParams = object({ id: string({ pattern: '^[1-9][0-9]{0,15}$' }) })

export const reportCommentRoute = route('POST', '/api/comments/:id/report', {
	summary: 'Tells the moderators of a comment; each member may once, and again once it says something else',
	tag: 'community',
	params: CommentParams,
	body: object({ reason: oneOf(REPORT_REASONS), text: string({ maxLength: REPORT_TEXT_MAX_LENGTH }) }),
	answer: Done,
})

/** A comment or a review for moderators: its full content and its subject. */
export const ModeratedComment = object({
	id: string(),
	kind: oneOf(['comment', 'review']),
	author: nullable(CommentAuthor),
	text: string(),
	picture: nullable(UploadedPicture),
	createdAt: string(),
	/** The number of edits of its text or picture. */
	version: integer(),
	state: oneOf(['shown', 'removed', 'hidden']),
	/** Its subject, and its address. */
	on: string(),
	path: string(),
})
export type ModeratedComment = Static<typeof ModeratedComment>

export const CommentReport = object({
	id: string(),
	reporter: nullable(CommentAuthor),
	reason: oneOf(REPORT_REASONS),
	text: string(),
	createdAt: string(),
	/** The version of the comment that was reported. */
	version: integer(),
})
export type CommentReport = Static<typeof CommentReport>

/** The content of a comment when it was reported, if it was edited since. */
export const ReportedVersion = object({ version: integer(), text: string(), picture: nullable(UploadedPicture) })
export type ReportedVersion = Static<typeof ReportedVersion>

/** A reported comment with its first reports, and the older versions that earlier reports are about. */
export const ModerationCase = object({
	comment: ModeratedComment,
	reports: array(CommentReport),
	before: array(ReportedVersion),
	total: integer(),
})
export type ModerationCase = Static<typeof ModerationCase>

export const moderationQueueRoute = route('GET', '/api/moderation/reports', {
	summary: 'Comments whose reports nobody has dealt with, the longest waiting first. For moderators',
	tag: 'community',
	query: object({ after: optional(Cursor) }),
	answer: object({ items: array(ModerationCase), next: nullable(string()), total: integer() }),
})

/** `keep` dismisses the reports: the comment stays. */
export const MODERATION_ACTIONS = ['hide', 'restore', 'keep'] as const
export type ModerationAction = (typeof MODERATION_ACTIONS)[number]

export const moderateCommentRoute = route('POST', '/api/moderation/comments/:id', {
	summary: 'Hides a comment, shows it again or finds nothing wrong with it. For moderators',
	tag: 'community',
	params: CommentParams,
	body: object({
		action: oneOf(MODERATION_ACTIONS),
		reason: string({ maxLength: MODERATION_REASON_MAX_LENGTH }),
		/** The version that the moderator saw: if the comment was edited since, the action is refused. */
		version: optional(integer({ minimum: 0 })),
	}),
	answer: Done,
})

/** An action of a moderator, with its reason. */
export const ModerationEntry = object({
	id: string(),
	moderator: nullable(CommentAuthor),
	action: oneOf(MODERATION_ACTIONS),
	reason: string(),
	createdAt: string(),
	comment: ModeratedComment,
	/** True if the comment was edited after the action. */
	isChangedSince: boolean(),
})
export type ModerationEntry = Static<typeof ModerationEntry>

export const moderationLogRoute = route('GET', '/api/moderation/log', {
	summary: 'Who of the moderators did what, the latest first. For moderators',
	tag: 'community',
	query: object({ after: optional(Cursor) }),
	answer: object({ items: array(ModerationEntry), next: nullable(string()) }),
})
