import { sql } from 'kysely'
import type { Database } from '../core/database/schema.ts'

/**
 * Holds what two members are to each other until the transaction ends: a follow, a request or a friendship cannot begin
 * while one blocks the other.
 */
export async function lockPair(db: Database, one: string, other: string): Promise<void> {
	const pair = [one, other].sort().join(' ')
	await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`.execute(db)
}
