import type { ColumnType, Generated } from 'kysely'

type Moment = ColumnType<Date, Date | string | undefined, Date | string>

/** Groups with their channels and roles, and comments. */
export interface GroupTables {
	community_group: {
		/** What an invitation's address ends with. */
		id: string
		name: string
		description: Generated<string>
		is_public: Generated<boolean>
		member_count: Generated<number>
		created_at: Moment
		is_sample: Generated<boolean>
	}
	group_channel: { group_id: string; key: string; position: number; name: string }
	group_role: { id: Generated<number>; group_id: string; name: string; color: 'red' | 'blue' | 'grey' }
	group_member: { group_id: string; member_id: string; role_id: number | null; joined_at: Moment }
	channel_unread: { group_id: string; channel_key: string; member_id: string }
	comment: {
		id: Generated<number>
		/** Exactly one of the three is set: what it was written on. */
		title_id: number | null
		episode_id: number | null
		article_id: number | null
		/** The comment that it answers. */
		parent_id: number | null
		member_id: string | null
		text: string
		image_url: string | null
		likes: Generated<number>
		created_at: Moment
		removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
	}
	comment_like: { comment_id: number; member_id: string }
}
