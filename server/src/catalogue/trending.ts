import { TRENDING_TERMS } from 'shared-contract'
import type { Database } from '../database/schema.ts'

/** What many search for, in its order. */
export async function readTrending(db: Database): Promise<{ terms: string[] }> {
	const rows = await db.selectFrom('trending_term').select('term').orderBy('position').limit(TRENDING_TERMS).execute()
	return { terms: rows.map(({ term }) => term) }
}
