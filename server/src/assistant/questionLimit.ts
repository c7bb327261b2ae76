import { ASSISTANT_PER_DAY, ASSISTANT_PER_MINUTE } from 'shared-contract'
import { DAY_MS, MINUTE_MS } from 'shared-contract/units'
import type { Database } from '../core/database/schema.ts'
import { Problem } from '../core/problem.ts'

/** The key of the rate limit: a member, or the address of a visitor. */
export type LimitKey = { column: 'member_id' | 'address'; value: string }

/**
 * Counts a question against the rate limits. The counts are in the database: all processes share them, and clearing a
 * conversation does not reset them.
 *
 * @throws Problem 429 above a limit; a rejected question is not counted.
 */
export async function countQuestion(db: Database, key: LimitKey, now: Date): Promise<void> {
	const dayAgo = new Date(now.getTime() - DAY_MS)
	await db.deleteFrom('assistant_request').where('asked_at', '<=', dayAgo).execute()
	const { id } = await db
		.insertInto('assistant_request')
		.values({ member_id: null, address: null, [key.column]: key.value, asked_at: now })
		.returning('id')
		.executeTakeFirstOrThrow()
	const code = await exceededLimit(db, key, now)
	if (code === undefined) return
	await db.deleteFrom('assistant_request').where('id', '=', id).execute()
	throw new Problem(code, 429, { retryAfter: code === 'assistant.tooMany' ? 60 : 3600 })
}

async function exceededLimit(db: Database, { column, value }: LimitKey, now: Date) {
	const minuteAgo = new Date(now.getTime() - MINUTE_MS)
	const { day, minute } = await db
		.selectFrom('assistant_request')
		.where(column, '=', value)
		.select(({ fn }) => [
			fn.countAll<number>().as('day'),
			fn.countAll<number>().filterWhere('asked_at', '>', minuteAgo).as('minute'),
		])
		.executeTakeFirstOrThrow()
	if (day > ASSISTANT_PER_DAY) return 'assistant.dayLimit'
	return minute > ASSISTANT_PER_MINUTE ? 'assistant.tooMany' : undefined
}
