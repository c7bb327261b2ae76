import type { Kysely } from 'kysely'
import type { Schema } from '../../core/database/schema.ts'

/** Fills an empty database with sample data; leaves any other unchanged. */
export async function seedSamples(db: Kysely<Schema>, now: Date = new Date()): Promise<boolean> {
	const title = await db.selectFrom('title').select('id').limit(1).executeTakeFirst()
	if (title) return false
	// Half a megabyte of text that only the first start needs.
	const [{ SAMPLES }, { seed }] = await Promise.all([import('shared-samples'), import('./seed.ts')])
	return seed(db, SAMPLES, now)
}
