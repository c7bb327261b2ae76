import type { ColumnType, Generated } from 'kysely'
import type {
	APPEAL_STATES,
	ModeratedKind,
	ModerationAction,
	ProfilePart,
	ReportReason,
	ShownContent,
} from 'shared-contract'
import type { GeneratedInstant } from '../../core/database/columnTypes.ts'

type Instant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

/** What a content was before a moderator hid it, so that it can be restored. */
export interface FormerContent extends ShownContent {
	/** The parts of a profile that were reset. */
	parts?: ProfilePart[]
	/** Whether a group or a list was public. */
	isPublic?: boolean
	/** Whether moderators saw only what was reported of it. */
	isPrivate?: boolean
}

/** Reports and what moderators did about them. */
export interface ReportTables {
	/** Something that was reported, decided about or claimed. */
	moderation_case: {
		id: Generated<number>
		kind: ModeratedKind
		content_id: string
		/** With one of these the case is deleted. */
		author_id: string | null
		comment_id: number | null
		conversation_id: string | null
		group_id: string | null
		list_id: number | null
		article_id: number | null
		recommendation_id: number | null
		/** The number of unresolved reports in `report`, and the time of the first; a comment counts its own. */
		open_reports: Generated<number>
		reported_at: Instant
		claimed_by: string | null
		claimed_at: Instant
		/** The decision by which it is hidden. */
		hidden_at: Instant
		hidden_by: string | null
		rule: ReportReason | null
		reason: Generated<string>
		/** What hiding replaced. Written as JSON text. */
		former: ColumnType<FormerContent | null, string | null | undefined, string | null>
		/** The appeal against that decision. */
		appeal: string | null
		appealed_at: Instant
		appeal_state: (typeof APPEAL_STATES)[number] | null
	}
	report: {
		id: Generated<number>
		case_id: number
		reporter_id: string | null
		reason: ReportReason
		text: string
		version: string
		/** What was reported. Written as JSON text. */
		content: ColumnType<ShownContent, string, never>
		created_at: ColumnType<Date, Date, never>
		resolved_at: Instant
	}
	comment_report: {
		id: Generated<number>
		comment_id: number
		reporter_id: string | null
		reason: ReportReason
		text: string
		created_at: GeneratedInstant
		resolved_at: Instant
		/** The reported version of the comment. */
		comment_version: Generated<number>
	}
	/** The reported text of a comment that was edited since; deleted when the reports are resolved. */
	reported_version: { comment_id: number; version: number; text: string; picture_id: string | null }
	moderation_action: {
		id: Generated<number>
		kind: Generated<ModeratedKind>
		/** Null for actions of the version of the site that moderated comments alone. */
		case_id: number | null
		comment_id: number | null
		moderator_id: string | null
		action: ModerationAction
		rule: ReportReason | null
		reason: string
		created_at: GeneratedInstant
		/** Since when it waited for the action; null if nothing did. */
		waited_since: Instant
		/** True if the only moderator decided an appeal against their own decision. */
		is_self_review: Generated<boolean>
		version: string | null
		comment_version: Generated<number>
	}
}
