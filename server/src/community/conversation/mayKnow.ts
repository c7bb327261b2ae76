import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { mayRead } from '../../core/identity/visibility/mayRead.ts'
import { shareGroup } from './mayWrite.ts'

/** True if a member may know of another: the profile is readable, or they share a group. */
export async function mayKnow(db: Database, memberId: string, otherId: string): Promise<boolean> {
	if (await mayRead(db, { id: memberId }, otherId)) return true
	const { rows } = await sql<{ shared: boolean }>`
		select ${shareGroup(sql`${memberId}::uuid`, sql`${otherId}::uuid`)} as shared`.execute(db)
	return rows[0]?.shared === true
}
