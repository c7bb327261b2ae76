import type { ColumnType, Generated } from 'kysely'
import type { Badge, Locale, NotificationEvent, NotificationPreference, NotificationType } from 'shared-contract'
import type { GeneratedInstant } from '../core/database/columnTypes.ts'
import type { MessageTables } from './conversation/tables.ts'
import type { FriendTables } from './friend/tables.ts'
import type { GroupTables } from './groupTables.ts'
import type { ReportTables } from './report/tables.ts'
import type { TogetherTables } from './together/tables.ts'
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
	/** False where its member wants it by push or e-mail alone. */
	on_site: Generated<boolean>
	/** When it was taken for the devices of its member, and for an e-mail to them: each at most once. */
	pushed_at: Date | null
	mailed_at: Date | null
}

/** What a member wants to be told of, and how. */
export interface NotificationPreferenceTable {
	member_id: string
	new_followers: boolean
	comments: boolean
	mentions: Generated<boolean>
	new_releases: boolean
	site_updates: boolean
	/** The kinds by push; null until the member chooses: those of the site. */
	push: NotificationPreference[] | null
	email: Generated<NotificationPreference[]>
	/** `22:30`; both or none. */
	quiet_from: string | null
	quiet_to: string | null
	/** The language of the browser that wrote this last. */
	locale: Generated<Locale>
	/** The last e-mail with notifications. */
	mailed_at: Date | null
	/** When the next weekly letter is due; null for a member who wants none. */
	letter_at: Date | null
}

/** A device that gets notifications by push. */
export interface PushSubscriptionTable {
	id: Generated<number>
	member_id: string
	session_hash: string
	/** The secret address at the push service of the browser, and the keys that it encrypts for. */
	endpoint: string
	p256dh: string
	auth: string
	locale: Locale
	created_at: Date
	/** The last push that the service took. */
	succeeded_at: Date | null
}

export interface CommunityTables
	extends FriendTables,
		GroupTables,
		MessageTables,
		RelationTables,
		ReportTables,
		TogetherTables,
		WatchTables {
	notification: NotificationTable
	notification_preference: NotificationPreferenceTable
	push_subscription: PushSubscriptionTable
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
		kind: 'episode' | 'chapter' | 'sequel'
		number: number
		told_at: Generated<Date>
	}
	/** Episodes released by a schedule that members wrote, each with the first notified time. */
	told_showing: { title_id: number; episode: number; airs_at: Date }
}

/** Relations between members. */
interface RelationTables {
	member_follow: { follower_id: string; followed_id: string; followed_at: GeneratedInstant }
	profile_like: {
		liked_id: string
		/** The liking member. */
		member_id: string
		liked_at: GeneratedInstant
	}
	/** Badges on the profile. */
	member_badge: { member_id: string; badge: Badge }
}
