import type { ColumnType, Generated } from 'kysely'

export interface HttpTables {
	idempotency_key: {
		/** A member's id, or the network of a visitor. */
		owner: string
		route: string
		key: string
		asked_hash: string
		/** JSON text; null while it is being done. */
		answer: ColumnType<string | null, string | null | undefined, string | null>
		created_at: Generated<Date>
	}
}
