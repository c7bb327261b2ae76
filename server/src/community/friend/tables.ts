import type { Generated } from 'kysely'

/** Friendships and friend requests: one row per pair of members, `low_id` < `high_id`. */
export interface FriendTables {
	friendship: {
		id: Generated<number>
		low_id: string
		high_id: string
		requested_by: string
		requested_at: Date
		/** Null while it is a request. */
		accepted_at: Date | null
	}
}
