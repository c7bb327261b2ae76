import type { ColumnType, Generated } from 'kysely'
import type {
	SYNC_PROBLEMS,
	SYNC_RESULTS,
	SyncChange,
	SyncField,
	SyncService,
	SyncSide,
	SyncState,
} from 'shared-contract'

declare module '../../core/database/schema.ts' {
	interface Schema extends ListSyncTables {}
}

/** The values of an entry that are kept in step. */
export interface Fields extends Record<SyncField, string | number | null> {
	status: 'current' | 'completed' | 'planned' | 'dropped' | 'paused' | 'rewatching'
	progress: number
	volumes: number
	score: number | null
	startedOn: string | null
	finishedOn: string | null
	rewatches: number
}

type Json<Value> = ColumnType<Value, string, string>

/** The connections of members with other services, what both sides agreed on, and what was changed. */
export interface ListSyncTables {
	list_sync: {
		id: Generated<string>
		member_id: string
		service: SyncService
		account_id: string
		account_name: string
		/** Access and refresh token, sealed. */
		tokens: string
		expires_at: Date
		state: Generated<SyncState['state']>
		problem: (typeof SYNC_PROBLEMS)[number] | null
		/** Runs in a row that found the service away. */
		failures: Generated<number>
		next_at: Date
		last_at: Date | null
	}
	list_sync_entry: {
		sync_id: string
		title_id: number
		foreign_id: string
		/** The values at the last agreement, each as its side writes them; a field without one has not been agreed on. */
		here: Json<Partial<Fields>>
		there: Json<Partial<Fields>>
		/** The side that no longer has the entry. */
		gone_from: SyncSide | null
		/** The member's answer, until a run has done it. */
		answer: 'remove' | null
	}
	list_sync_change: {
		id: Generated<string>
		sync_id: string
		title_id: number
		changed_at: Date
		side: SyncSide
		result: (typeof SYNC_RESULTS)[number]
		is_new: boolean
		fields: Json<SyncChange['fields']>
	}
}
