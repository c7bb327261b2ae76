import type { Transaction } from 'kysely'
import type { Database, Schema } from '../database/schema.ts'
import { measure } from '../metrics/measure.ts'
import { jobDuration } from '../metrics/metrics.ts'
import { traced } from '../tracing/trace.ts'

interface Turn {
	name: string
	/** The least time between two runs, over all processes. */
	everyMs: number
}

export interface Job<Result> extends Turn {
	work: (transaction: Transaction<Schema>, now: Date) => Promise<Result>
}

/**
 * Runs a job in a new transaction under a lock on the job's row. Returns undefined when another process is running the job,
 * or ran it within `everyMs`.
 */
export function runJob<Result>(db: Database, { work, ...turn }: Job<Result>, now: Date): Promise<Result | undefined> {
	return takeTurn(db, turn, now, (transaction) => observe(turn, () => work(transaction, now)))
}

/**
 * Runs a job that uses its own transactions. A job that outlasts `everyMs` may run in two processes at once, and a failed
 * one runs again after `everyMs`.
 */
export async function runJobOutside(db: Database, turn: Turn, now: Date, work: () => Promise<unknown>): Promise<void> {
	if (await takeTurn(db, turn, now, async () => true)) await observe(turn, work)
}

/** Measures and traces the work of a job. */
function observe<Result>({ name }: Turn, work: () => Promise<Result>): Promise<Result> {
	return traced(
		() => ({ name: `job ${name}`, kind: 'internal', attributes: { 'job.name': name } }),
		() => measure(jobDuration, { job: name }, work),
		{ isRoot: true },
	)
}

async function takeTurn<Result>(
	db: Database,
	{ name, everyMs }: Turn,
	now: Date,
	work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result | undefined> {
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
		// A run in the future is one of a clock that has been set back since.
		const isDue = row && (row.done_at === null || Math.abs(now.getTime() - row.done_at.getTime()) >= everyMs)
		if (!isDue) return undefined
		await transaction.updateTable('job').set({ done_at: now }).where('name', '=', name).execute()
		return work(transaction)
	})
}
