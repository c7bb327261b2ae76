import { sql } from 'kysely'
import { CREATIONS_PER_DAY } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'

/** The contributing member and the time. */
export interface Contribution {
	memberId: string
	now: Date
}

const HOUR_S = 3600

/**
 * Limits the creations of a member per day, across all addresses. Call it in a transaction that has locked the catalogue's
 * version: the count cannot change meanwhile.
 *
 * @throws Problem 429 above the quota.
 */
export async function requireDailyQuota(db: Database, { memberId, now }: Contribution): Promise<void> {
	const since = new Date(now.getTime() - DAY_MS)
	// An article that waits has no revision yet.
	const { rows } = await sql<{ count: number }>`select (select count(*)::int from revision
			where member_id = ${memberId} and made_at > ${since} and before is null and undoes is null)
		+ (select count(*)::int from news_article
			where author_id = ${memberId} and published_at > ${since} and held in ('waiting', 'refused')) as count`.execute(
		db,
	)
	if ((rows[0]?.count ?? 0) < CREATIONS_PER_DAY) return
	throw new Problem('creation.tooMany', 429, { retryAfter: HOUR_S })
}
