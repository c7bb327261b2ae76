import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'

/** Makes what a member adds run one after the other, so that limits hold. */
export async function lockMember(transaction: Database, memberId: string): Promise<void> {
	await sql`select from member where id = ${memberId} for no key update`.execute(transaction)
}
