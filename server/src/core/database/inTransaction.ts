import { sql, Transaction } from 'kysely'
import type { Database, Schema } from './schema.ts'

/**
 * Runs work in a transaction: in `db` if it is one, else in a new one. An error must abort the surrounding transaction too;
 * work that may fail alone belongs in {@link inSavepoint}.
 */
export function inTransaction<Result>(
	db: Database,
	work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
	return db instanceof Transaction ? work(db) : db.transaction().execute(work)
}

/** Runs work whose failure rolls back to a savepoint and leaves the surrounding transaction usable. */
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
