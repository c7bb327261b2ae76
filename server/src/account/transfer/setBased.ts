import { type Kysely, sql } from 'kysely'
import type { Database, Schema } from '../../core/database/schema.ts'

/**
 * Does work on thousands of rows at once in a transaction of its own. Rows that travel as one text, and those that were
 * written a moment ago, look like a handful to the planner, which would then compare each of them with each.
 */
export async function setBased<Result>(db: Kysely<Schema>, work: (transaction: Database) => Promise<Result>) {
	return db.transaction().execute(async (transaction) => {
		await sql`set local enable_nestloop = off`.execute(transaction)
		await sql`set local jit = off`.execute(transaction)
		return work(transaction)
	})
}
