import type { Database } from '../core/database/schema.ts'

/** The ids of the titles on a member's list. */
export async function savedIds(db: Database, memberId: string): Promise<ReadonlySet<number>> {
	const rows = await db.selectFrom('saved_title').where('member_id', '=', memberId).select('title_id').execute()
	return new Set(rows.map(({ title_id }) => title_id))
}
