import { Done } from '../account/session.ts'
import { REPORT_TEXT_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { object, oneOf, type Static, string } from '../schema.ts'

export const REPORT_REASONS = ['spam', 'harassment', 'hate', 'spoiler', 'explicit', 'another'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** What members report beside comments and reviews. */
export const REPORT_KINDS = ['profile', 'message', 'group', 'list', 'article', 'recommendation'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** Everything that moderators decide about. */
export const MODERATED_KINDS = ['comment', 'review', ...REPORT_KINDS] as const
export type ModeratedKind = (typeof MODERATED_KINDS)[number]

/** A report as its form sends it. */
export const WrittenReport = object({
	reason: oneOf(REPORT_REASONS),
	text: string({ maxLength: REPORT_TEXT_MAX_LENGTH }),
})
export type WrittenReport = Static<typeof WrittenReport>

const ContentId = string({ minLength: 1, maxLength: 200 })

/** The path parameters of what a moderator decides about. */
export const ContentParams = object({ kind: oneOf(MODERATED_KINDS), id: ContentId })

/** The id of a message in reports: messages are numbered per conversation. */
export const messageContentId = (conversationId: string, number: number): string => `${conversationId}.${number}`

export const reportCommentRoute = route('POST', '/api/comments/:id/report', {
	summary: 'Tells the moderators of a comment; each member may once, and again once it says something else',
	tag: 'community',
	params: object({ id: string({ pattern: '^[1-9][0-9]{0,15}$' }) }),
	body: WrittenReport,
	answer: Done,
})

export const reportRoute = route('POST', '/api/reports/:kind/:id', {
	summary:
		'Tells the moderators of something that the member can see, with its present text; each member may once, and again once it says something else',
	tag: 'community',
	params: object({ kind: oneOf(REPORT_KINDS), id: ContentId }),
	body: WrittenReport,
	answer: Done,
})
