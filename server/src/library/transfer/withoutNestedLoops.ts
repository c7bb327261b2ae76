import { type Kysely, sql } from 'kysely'
import type { Database, Schema } from '../../core/database/schema.ts'

/**
 * Runs a transaction on thousands of rows without nested loops. The query planner underestimates rows from JSON and rows
 * without statistics, and would choose nested loops.
 */
export async function withoutNestedLoops<Result>(db: Kysely<Schema>, work: (transaction: Database) => Promise<Result>) {
	return db.transaction().execute(async (transaction) => {
		await sql`set local enable_nestloop = off`.execute(transaction)
		await sql`set local jit = off`.execute(transaction)
		return work(transaction)
	})
}
