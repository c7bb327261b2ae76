import type { Generated } from 'kysely'

/** What two members are to each other, one row for both: the lower id first. */
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
