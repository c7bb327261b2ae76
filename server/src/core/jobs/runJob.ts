import type { Transaction } from 'kysely'
import type { Database, Schema } from '../database/schema.ts'

export interface Job<Result> {
	name: string
	/** The least time between two runs, over all processes. */
	everyMs: number
	work: (transaction: Transaction<Schema>, now: Date) => Promise<Result>
}

/**
 * Runs a job in a new transaction under a lock on the job's row. Returns undefined when another process is running the job,
 * or ran it within `everyMs`.
 */
export async function runJob<Result>(db: Database, job: Job<Result>, now: Date): Promise<Result | undefined> {
	const { name, everyMs, work } = job
	await db
		.insertInto('job')
		.values({ name, done_at: null })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
	return db.transaction().execute(async (transaction) => {
		const row = await transaction
			.selectFrom('job')
			.where('name', '=', name)
			.select('done_at')
			.forUpdate()
			.skipLocked()
			.executeTakeFirst()
		const isDue = row && (row.done_at === null || now.getTime() - row.done_at.getTime() >= everyMs)
		if (!isDue) return undefined
		await transaction.updateTable('job').set({ done_at: now }).where('name', '=', name).execute()
		return work(transaction, now)
	})
}
