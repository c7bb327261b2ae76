import type { Transaction } from 'kysely'
import type { Database, Schema } from '../database/schema.ts'

export interface Job<Result> {
	name: string
	/** It is done at most this often, however many processes there are. */
	everyMs: number
	work: (transaction: Transaction<Schema>, now: Date) => Promise<Result>
}

/**
 * Does a job in a transaction of its own, unless another process is at it or has just done it: whoever holds the lock of
 * the job's row does it. Nothing is given where it was left to another.
 */
export async function runJob<Result>(db: Database, job: Job<Result>, now: Date): Promise<Result | undefined> {
	const { name, everyMs, work } = job
	await db
		.insertInto('job')
		.values({ name, done_at: null })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
	return db.transaction().execute(async (transaction) => {
		const held = await transaction
			.selectFrom('job')
			.where('name', '=', name)
			.select('done_at')
			.forUpdate()
			.skipLocked()
			.executeTakeFirst()
		const isDue = held && (held.done_at === null || now.getTime() - held.done_at.getTime() >= everyMs)
		if (!isDue) return undefined
		await transaction.updateTable('job').set({ done_at: now }).where('name', '=', name).execute()
		return work(transaction, now)
	})
}
