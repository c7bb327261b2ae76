import { Done } from '../account/session.ts'
import { APPEAL_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { nullable, object, oneOf, type Static, string } from '../schema.ts'
import { ShownContent } from './moderation.ts'
import { ContentParams, MODERATED_KINDS, type ModeratedKind, REPORT_REASONS } from './report.ts'

/** What became of an appeal; `waiting` until a moderator decides it. */
export const APPEAL_STATES = ['waiting', 'upheld', 'reversed'] as const

/** What moderators decided about a content of the reader, and the appeal against it. */
export const DecisionNotice = object({
	kind: oneOf(MODERATED_KINDS),
	content: ShownContent,
	/** What it is on. */
	on: string(),
	rule: nullable(oneOf(REPORT_REASONS)),
	reason: string(),
	/** ISO instants: when it was hidden, and until when it can be appealed. */
	hiddenAt: string(),
	until: string(),
	appeal: nullable(object({ state: oneOf(APPEAL_STATES), text: string(), createdAt: string() })),
})
export type DecisionNotice = Static<typeof DecisionNotice>

/** The page where a member reads a decision about their content and appeals against it. */
export const appealPath = (kind: ModeratedKind, id: string): string => `/appeals/${kind}/${encodeURIComponent(id)}`

export const decisionNoticeRoute = route('GET', '/api/appeals/:kind/:id', {
	session: 'needed',
	summary: 'Why moderators hid something of whoever asks, and the appeal against it',
	tag: 'community',
	params: ContentParams,
	answer: DecisionNotice,
})

export const appealRoute = route('POST', '/api/appeals/:kind/:id', {
	summary: 'Appeals once against a decision of the last 14 days; another moderator decides',
	tag: 'community',
	params: ContentParams,
	body: object({ text: string({ maxLength: APPEAL_MAX_LENGTH * 2 }) }),
	answer: Done,
})
