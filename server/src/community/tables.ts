import type { ColumnType, Generated } from 'kysely'
import type { NotificationEvent, NotificationType } from 'shared-contract'
import type { MessageTables } from './conversation/tables.ts'
import type { FriendTables } from './friend/tables.ts'
import type { GroupTables } from './groupTables.ts'
import type { RelationTables } from './relationTables.ts'

export interface NotificationTable {
	id: Generated<number>
	member_id: string
	type: NotificationType
	event: NotificationEvent
	/** The places of the event's words. Written as JSON text. */
	params: ColumnType<Record<string, string>, string, string>
	/** Whose doing it was. */
	actor_id: string | null
	link: string
	created_at: Generated<Date>
	read_at: Date | null
	/** When its member removed it; nobody is shown it then. */
	removed_at: Date | null
}

export interface CommunityTables extends FriendTables, GroupTables, MessageTables, RelationTables {
	notification: NotificationTable
	notification_preference: {
		member_id: string
		new_followers: boolean
		comments: boolean
		new_releases: boolean
		site_updates: boolean
	}
	/** What was told of a new episode or chapter. */
	release_notified: {
		member_id: string
		title_id: number
		kind: 'episode' | 'chapter'
		number: number
		told_at: Generated<Date>
	}
	/** The episodes that came out by what members say, each at the hour of which it was told first. */
	told_showing: { title_id: number; episode: number; airs_at: Date }
}
