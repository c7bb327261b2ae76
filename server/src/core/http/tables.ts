import type { ColumnType, Generated } from 'kysely'

export interface HttpTables {
	idempotency_key: {
		/** The member's id, or a visitor's network. */
		owner: string
		route: string
		key: string
		asked_hash: string
		/** The cached answer as JSON text; null while the request is handled. */
		answer: ColumnType<string | null, string | null | undefined, string | null>
		created_at: Generated<Date>
	}
}
