import { sql, Transaction } from 'kysely'
import type { Database, Schema } from './schema.ts'

/**
 * Does work in a transaction: in the one that `db` is, or else in a new one. What the work throws must end the transaction
 * around it too; work that may fail alone belongs in {@link inSavepoint}.
 */
export function inTransaction<Result>(
	db: Database,
	work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
	return db instanceof Transaction ? work(db) : db.transaction().execute(work)
}

/** Does work whose failure leaves the transaction around it, where there is one, as it was before. */
export async function inSavepoint<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
	if (!(db instanceof Transaction)) return work()
	await sql`savepoint work`.execute(db)
	try {
		const result = await work()
		await sql`release savepoint work`.execute(db)
		return result
	} catch (error) {
		await sql`rollback to savepoint work`.execute(db)
		throw error
	}
}
