import type { ColumnType } from 'kysely'
import type { Pace } from 'shared-contract'

export interface WatchTables {
	/** The title that a channel watches. The pace is written as JSON text. */
	channel_watch: {
		conversation_id: string
		title_id: number
		pace: ColumnType<Pace | null, string | null, string | null>
		/** The meeting that its members are reminded of next. */
		next_meeting: Date | null
	}
	/** The poll of a channel. A new one has a new id, so that a late vote does not count for it. */
	channel_poll: { conversation_id: string; id: string; options: string[]; closes_at: Date }
	channel_poll_vote: { poll_id: string; member_id: string; option: number }
	/** Members who share their progress with a group. */
	progress_sharing: { group_id: string; member_id: string }
	/** The calendar address of a member for a group. It ends with the membership. */
	group_calendar: { group_id: string; member_id: string; token_hash: string; created_at: Date }
}
