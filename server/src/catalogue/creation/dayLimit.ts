import { sql } from 'kysely'
import { CREATIONS_PER_DAY } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'

/** Who adds something, and when. */
export interface Adding {
	memberId: string
	now: Date
}

const HOUR_S = 3600

/**
 * Belongs in the transaction that holds the version of the catalogue: nobody adds meanwhile.
 *
 * @throws Problem 429 where a member has added as much as one may in a day, on whatever addresses.
 */
export async function requireRoomToday(db: Database, { memberId, now }: Adding): Promise<void> {
	const since = new Date(now.getTime() - DAY_MS)
	const { rows } = await sql<{ count: number }>`select count(*)::int as count from revision
		where member_id = ${memberId} and made_at > ${since} and before is null and undoes is null`.execute(db)
	if ((rows[0]?.count ?? 0) < CREATIONS_PER_DAY) return
	throw new Problem('creation.tooMany', 429, { retryAfter: HOUR_S })
}
