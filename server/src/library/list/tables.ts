import type { ColumnType, Generated } from 'kysely'
import type { EntryStatus, FavoriteGroup, ListChangeKind, ListRole, ViewPlace } from 'shared-contract'

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>
type RemovalTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

/** Members' lists with the progress log, custom lists and favourites. */
export interface ListTables {
	list_entry: {
		member_id: string
		title_id: number
		status: Generated<EntryStatus>
		/** Always the sum of `list_progress` for this round. */
		progress: Generated<number>
		volumes: Generated<number>
		/** The round of the log: the number of repeats, the unfinished one included. */
		rewatches: Generated<number>
		/** True in a repeat that is not completed: read it with `repeatsOf`. */
		is_repeat: Generated<boolean>
		/** ISO dates, possibly partial. */
		started_on: string | null
		finished_on: string | null
		notes: Generated<string>
		tags: Generated<string[]>
		is_private: Generated<boolean>
		added_at: Timestamp
		changed_at: Timestamp
		removed_at: RemovalTimestamp
	}
	list_progress: {
		id: Generated<number>
		member_id: string
		title_id: number
		round: number
		first: number
		last: number
		seen_at: Timestamp
	}
	custom_list: {
		id: Generated<number>
		member_id: string
		title: string
		description: Generated<string>
		is_public: Generated<boolean>
		position: number
		created_at: Timestamp
		removed_at: RemovalTimestamp
		/** Its owner wants comments below it. */
		has_comments: Generated<boolean>
	}
	custom_list_item: {
		list_id: number
		title_id: number
		position: number
		added_at: Timestamp
		text: Generated<string>
		added_by: string | null
	}
	custom_list_member: {
		list_id: number
		member_id: string
		/** Null for who only follows. */
		role: ListRole | null
		accepted_at: RemovalTimestamp
		follows: Generated<boolean>
		seen_at: Timestamp
	}
	custom_list_change: {
		id: Generated<number>
		list_id: number
		member_id: string | null
		kind: ListChangeKind
		title_id: number | null
		was: Generated<string>
		became: Generated<string>
		was_before: number | null
		added_by: string | null
		added_at: RemovalTimestamp
		undoes: number | null
		changed_at: Timestamp
	}
	saved_view: {
		id: Generated<number>
		member_id: string
		place: ViewPlace
		name: string
		query: string
		is_public: Generated<boolean>
		created_at: Timestamp
		removed_at: RemovalTimestamp
	}
	favorite: {
		id: Generated<number>
		member_id: string
		kind: FavoriteGroup
		title_id: number | null
		character_id: number | null
		person_id: number | null
		studio_id: number | null
		position: number
		added_at: Timestamp
	}
}
