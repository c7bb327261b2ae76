import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'

/** Locks a member until the transaction ends: what they add runs one after the other, so that limits per member hold. */
export async function lockMember(transaction: Database, memberId: string): Promise<void> {
	await sql`select from member where id = ${memberId} for no key update`.execute(transaction)
}
