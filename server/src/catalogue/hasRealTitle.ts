import type { Database } from '../core/database/schema.ts'

/** Whether the catalogue holds a title that is no sample. */
export async function hasRealTitle(db: Database): Promise<boolean> {
	const title = await db.selectFrom('title').where('is_sample', '=', false).select('id').limit(1).executeTakeFirst()
	return title !== undefined
}
