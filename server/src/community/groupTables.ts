import type { ColumnType, Generated } from 'kysely'
import type { GroupRole, ModerationAction, ReportReason } from 'shared-contract'
import type { GeneratedInstant } from '../core/database/columnTypes.ts'

/** Groups with their channels, members and invitations, and comments. */
export interface GroupTables {
	community_group: {
		/** What an invitation's address ends with. */
		id: string
		name: string
		description: Generated<string>
		is_public: Generated<boolean>
		member_count: Generated<number>
		created_at: GeneratedInstant
		is_sample: Generated<boolean>
	}
	group_channel: { group_id: string; key: string; position: number; name: string }
	group_member: { group_id: string; member_id: string; role: Generated<GroupRole>; joined_at: GeneratedInstant }
	group_invitation: {
		id: Generated<number>
		group_id: string
		code: string
		created_by: string | null
		created_at: Date
		expires_at: Date | null
		uses: Generated<number>
		max_uses: number | null
	}
	comment: {
		id: Generated<number>
		/** Exactly one of the three is set: what it was written on. */
		title_id: number | null
		episode_id: number | null
		article_id: number | null
		/** The comment that it answers. */
		parent_id: number | null
		/** The comment that its thread begins with; null for that one itself. */
		root_id: number | null
		member_id: string | null
		text: string
		image_url: string | null
		/** The upload that `image_url` shows. */
		picture_id: string | null
		/** It tells of the title up to this episode or chapter. */
		spoiler_number: number | null
		likes: Generated<number>
		created_at: GeneratedInstant
		edited_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
		/** When its author took it away; the text goes a day later. */
		removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
		hidden_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
		hidden_reason: string | null
		/** Whether its place is shown: it is there itself, or something that is answers it. */
		is_standing: Generated<boolean>
		/** Reports that nobody has dealt with, and since when. */
		open_reports: Generated<number>
		reported_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
		/** How often its words or its picture were changed. */
		version: Generated<number>
	}
	comment_like: { comment_id: number; member_id: string }
	/** Whose like its author was told of: once, however often it is taken back and given again. */
	comment_like_told: { comment_id: number; member_id: string }
	comment_report: {
		id: Generated<number>
		comment_id: number
		reporter_id: string | null
		reason: ReportReason
		text: string
		created_at: GeneratedInstant
		resolved_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
		/** What the comment was when it was reported. */
		comment_version: Generated<number>
	}
	/** What a comment said when it was reported, where it was changed since; until somebody has judged it. */
	reported_version: { comment_id: number; version: number; text: string; picture_id: string | null }
	moderation_action: {
		id: Generated<number>
		comment_id: number
		moderator_id: string | null
		action: ModerationAction
		reason: string
		created_at: GeneratedInstant
		comment_version: Generated<number>
	}
}
