import { sql } from 'kysely'
import type { Database } from '../core/database/schema.ts'

/** Two members in the column order of `friendship` and `conversation`. */
export function pairOf(one: string, other: string): { low_id: string; high_id: string } {
	return one < other ? { low_id: one, high_id: other } : { low_id: other, high_id: one }
}

/**
 * Locks the relations of two members until the transaction ends, so that a block and a new follow, request or friendship
 * run one after the other.
 */
export async function lockPair(db: Database, one: string, other: string): Promise<void> {
	const pair = [one, other].sort().join(' ')
	await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`.execute(db)
}
