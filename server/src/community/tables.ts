import type { ColumnType, Generated } from 'kysely'
import type { NotificationEvent, NotificationType } from 'shared-contract'
import type { MessageTables } from './conversation/tables.ts'
import type { FriendTables } from './friend/tables.ts'
import type { GroupTables } from './groupTables.ts'
import type { RelationTables } from './relationTables.ts'
import type { WatchTables } from './watch/tables.ts'

export interface NotificationTable {
	id: Generated<number>
	member_id: string
	type: NotificationType
	event: NotificationEvent
	/** The placeholders of the event's message. Written as JSON text. */
	params: ColumnType<Record<string, string>, string, string>
	/** The acting member. */
	actor_id: string | null
	link: string
	created_at: Generated<Date>
	read_at: Date | null
	/** When its member removed it; it is hidden from then on. */
	removed_at: Date | null
}

export interface CommunityTables extends FriendTables, GroupTables, MessageTables, RelationTables, WatchTables {
	notification: NotificationTable
	notification_preference: {
		member_id: string
		new_followers: boolean
		comments: boolean
		new_releases: boolean
		site_updates: boolean
	}
	/** A member recommends one title to those who like another. */
	recommendation: {
		id: Generated<number>
		title_id: number
		recommended_id: number
		member_id: string
		reason: string
		made_at: ColumnType<Date, Date | string, Date | string>
	}
	recommendation_vote: { recommendation_id: number; member_id: string }
	/** Sent notifications of new episodes and chapters. */
	release_notified: {
		member_id: string
		title_id: number
		kind: 'episode' | 'chapter'
		number: number
		told_at: Generated<Date>
	}
	/** Episodes released by a schedule that members wrote, each with the first notified time. */
	told_showing: { title_id: number; episode: number; airs_at: Date }
}
