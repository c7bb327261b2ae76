import { Done } from '../account/session.ts'
import { MODERATION_REASON_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'
import { Cursor } from './block.ts'
import { CommentAuthor } from './comment.ts'
import { ContentParams, MODERATED_KINDS, REPORT_REASONS } from './report.ts'
import { UploadedPicture } from './upload.ts'

/** What a content says and shows. */
export const ShownContent = object({
	/** The name of a profile or group, the title of a list or article; otherwise empty. */
	title: string(),
	text: string(),
	/** The picture of a comment. */
	picture: nullable(UploadedPicture),
	/** The addresses of other pictures, such as the avatar and the banner of a profile. */
	pictures: array(string()),
})
export type ShownContent = Static<typeof ShownContent>

export const CONTENT_STATES = ['shown', 'removed', 'hidden', 'waiting'] as const

/** Something of a member that moderators decide about, as they see it. */
export const ModeratedContent = object({
	kind: oneOf(MODERATED_KINDS),
	id: string(),
	/** Who made it; null for a group, a private profile and after the end of an account. */
	author: nullable(CommentAuthor),
	...ShownContent.properties,
	createdAt: string(),
	/** Changes with what it says. */
	version: string(),
	/** `waiting`: an article of a new member. */
	state: oneOf(CONTENT_STATES),
	/** What it is on, or about. */
	on: string(),
	/** The address of its page; null where moderators cannot open it. */
	path: nullable(string()),
	/** True if the moderator who asks must leave it to another. */
	isOwn: boolean(),
})
export type ModeratedContent = Static<typeof ModeratedContent>

export const ContentReport = object({
	id: string(),
	reporter: nullable(CommentAuthor),
	reason: oneOf(REPORT_REASONS),
	text: string(),
	createdAt: string(),
	/** The version that was reported. */
	version: string(),
})
export type ContentReport = Static<typeof ContentReport>

/** What a content said when it was reported, if that has changed. */
export const ReportedVersion = object({ version: string(), ...ShownContent.properties })
export type ReportedVersion = Static<typeof ReportedVersion>

/** A moderator who works on a case, until when it is theirs alone. */
export const Claim = object({ by: CommentAuthor, isOwn: boolean(), since: string(), until: string() })
export type Claim = Static<typeof Claim>

/** An appeal that waits for a decision. */
export const WaitingAppeal = object({
	text: string(),
	createdAt: string(),
	/** The rule and the reason of the decision that it is about. */
	rule: nullable(oneOf(REPORT_REASONS)),
	reason: string(),
	/** False for the moderator who took that decision, while there is another. */
	mayDecide: boolean(),
})

/** A content that waits for moderators: with its first reports, an appeal, or as an article of a new member. */
export const ModerationCase = object({
	content: ModeratedContent,
	reports: array(ContentReport),
	before: array(ReportedVersion),
	/** The number of open reports. */
	total: integer(),
	claim: nullable(Claim),
	appeal: nullable(WaitingAppeal),
})
export type ModerationCase = Static<typeof ModerationCase>

/** Filters of the queue beside the kinds. */
export const CASE_HOLDERS = ['mine', 'unclaimed'] as const
export const CASE_TASKS = ['report', 'appeal', 'review'] as const

export const CaseQuery = object({
	after: optional(Cursor),
	kind: optional(oneOf(MODERATED_KINDS)),
	holder: optional(oneOf(CASE_HOLDERS)),
	/** What waits: reports, appeals, or articles for their review. */
	task: optional(oneOf(CASE_TASKS)),
})
export type CaseQuery = Static<typeof CaseQuery>

export const moderationQueueRoute = route('GET', '/api/moderation/cases', {
	session: 'needed',
	summary: 'What waits for a moderator: reports, appeals and articles, the longest waiting first. For moderators',
	tag: 'community',
	query: CaseQuery,
	answer: object({ items: array(ModerationCase), next: nullable(string()), total: integer() }),
})

export const claimCaseRoute = route('PUT', '/api/moderation/cases/:kind/:id/claim', {
	summary: 'Claims a case for half an hour: until then no other moderator decides it. For moderators',
	tag: 'community',
	params: ContentParams,
	answer: Done,
})

export const releaseCaseRoute = route('DELETE', '/api/moderation/cases/:kind/:id/claim', {
	summary: 'Gives a claimed case back. For moderators',
	tag: 'community',
	params: ContentParams,
	answer: Done,
})

/**
 * `keep` dismisses the reports: everything stays. `uphold` and `reverse` decide an appeal, `accept` and `refuse` an article that
 * waits.
 */
export const MODERATION_ACTIONS = ['hide', 'restore', 'keep', 'uphold', 'reverse', 'accept', 'refuse'] as const
export type ModerationAction = (typeof MODERATION_ACTIONS)[number]

/** The parts of a profile that a moderator resets. */
export const PROFILE_PARTS = ['name', 'bio', 'avatar', 'banner'] as const
export type ProfilePart = (typeof PROFILE_PARTS)[number]

export const ModerationDecision = object({
	action: oneOf(MODERATION_ACTIONS),
	reason: string({ maxLength: MODERATION_REASON_MAX_LENGTH }),
	/** The rule that what is hidden breaks. */
	rule: optional(oneOf(REPORT_REASONS)),
	/** What is reset of a profile; everything if left out. */
	parts: optional(array(oneOf(PROFILE_PARTS), { minItems: 1 })),
	/** The version that the moderator saw: if it has changed since, the decision is refused. */
	version: optional(string({ maxLength: 100 })),
})
export type ModerationDecision = Static<typeof ModerationDecision>

export const decideCaseRoute = route('POST', '/api/moderation/cases/:kind/:id', {
	summary: 'Decides about a content: hides it, shows it again, or finds nothing wrong with it. For moderators',
	tag: 'community',
	params: ContentParams,
	body: ModerationDecision,
	answer: Done,
})

export const moderateCommentRoute = route('POST', '/api/moderation/comments/:id', {
	summary: 'Hides a comment, shows it again or finds nothing wrong with it. For moderators',
	tag: 'community',
	params: object({ id: string({ pattern: '^[1-9][0-9]{0,15}$' }) }),
	body: object({
		action: oneOf(['hide', 'restore', 'keep']),
		reason: string({ maxLength: MODERATION_REASON_MAX_LENGTH }),
		rule: optional(oneOf(REPORT_REASONS)),
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
	rule: nullable(oneOf(REPORT_REASONS)),
	reason: string(),
	createdAt: string(),
	content: ModeratedContent,
	/** True if the content was changed after the action. */
	isChangedSince: boolean(),
	/** True where the only moderator of the site decided the appeal against their own decision. */
	isSelfReviewed: boolean(),
})
export type ModerationEntry = Static<typeof ModerationEntry>

export const moderationLogRoute = route('GET', '/api/moderation/log', {
	session: 'needed',
	summary: 'Who of the moderators did what, the latest first. For moderators',
	tag: 'community',
	query: object({ after: optional(Cursor) }),
	answer: object({ items: array(ModerationEntry), next: nullable(string()) }),
})
