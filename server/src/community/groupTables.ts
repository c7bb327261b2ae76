import type { ColumnType, Generated } from 'kysely'
import type { GroupAction, GroupRole } from 'shared-contract'
import type { GeneratedInstant } from '../core/database/columnTypes.ts'

/** Groups with their channels, members and invitations; comments. */
export interface GroupTables {
	community_group: {
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
	/** Members whom a group keeps out. */
	group_ban: { group_id: string; member_id: string; banned_by: string | null; banned_at: Date }
	group_log: {
		id: Generated<number>
		group_id: string
		actor_id: string | null
		action: GroupAction
		member_id: string | null
		text: Generated<string>
		at: GeneratedInstant
	}
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
		/** The target: exactly one of the four and `review_of` is set. */
		title_id: number | null
		episode_id: number | null
		article_id: number | null
		list_id: Generated<number | null>
		/** The reviewed title, if the comment is a review. */
		review_of: Generated<number | null>
		/** The parent comment; null for a root. */
		parent_id: number | null
		/** The root of its thread; null for a root. */
		root_id: number | null
		member_id: string | null
		text: string
		image_url: string | null
		/** The upload that `image_url` shows. */
		picture_id: string | null
		/** The episode or chapter that it spoils; null without a spoiler. */
		spoiler_number: number | null
		likes: Generated<number>
		created_at: GeneratedInstant
		edited_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
		/** When its author removed it; the text is erased a day later. */
		removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
		hidden_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
		hidden_reason: string | null
		/** True if the comment or one of its replies is visible. */
		is_standing: Generated<boolean>
		/** The number of unresolved reports, and the time of the first. */
		open_reports: Generated<number>
		reported_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
		/** Counts changes of its text or picture. */
		version: Generated<number>
	}
	comment_like: { comment_id: number; member_id: string }
	/** What a review has beyond its comment. Its score is its author's vote on the title. */
	review: {
		comment_id: number
		/** The number of votes of each kind. */
		helpful: Generated<number>
		unhelpful: Generated<number>
	}
	review_vote: { comment_id: number; member_id: string; is_helpful: boolean }
	/** Former texts of reviews, by the version of the comment. */
	review_version: {
		comment_id: number
		version: number
		text: string
		replaced_at: ColumnType<Date, Date | string, never>
	}
	/** Likes whose author was notified: once, even if the like is removed and given again. */
	comment_like_told: { comment_id: number; member_id: string }
}
