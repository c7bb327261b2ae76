import { ASSISTANT_PER_DAY, ASSISTANT_PER_MINUTE } from 'shared-contract'
import { DAY_MS, MINUTE_MS } from 'shared-contract/units'
import type { Database } from '../core/database/schema.ts'
import { Problem } from '../core/problem.ts'

/** Whose questions are counted together: a member's, or those of the visitors at one address. */
export type Asker = { column: 'member_id' | 'address'; value: string }

/**
 * Counts a question. The counts are in the database: all processes share them, and forgetting a conversation does not
 * reset them.
 *
 * @throws Problem 429 where there have been too many, which then counts for nothing.
 */
export async function admit(db: Database, asker: Asker, now: Date): Promise<void> {
	const dayAgo = new Date(now.getTime() - DAY_MS)
	await db.deleteFrom('assistant_request').where('asked_at', '<=', dayAgo).execute()
	const { id } = await db
		.insertInto('assistant_request')
		.values({ member_id: null, address: null, [asker.column]: asker.value, asked_at: now })
		.returning('id')
		.executeTakeFirstOrThrow()
	const code = await tooMany(db, asker, now)
	if (code === undefined) return
	await db.deleteFrom('assistant_request').where('id', '=', id).execute()
	throw new Problem(code, 429, { retryAfter: code === 'assistant.tooMany' ? 60 : 3600 })
}

async function tooMany(db: Database, { column, value }: Asker, now: Date) {
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
