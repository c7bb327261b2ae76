import type { Kysely } from 'kysely'
import { SAMPLES } from 'shared-samples'
import type { Schema } from '../database/schema.ts'
import { seed } from './samples/seed.ts'

/** Fills an empty database with the sample catalogue and community; leaves any other as it is. */
export function seedSamples(db: Kysely<Schema>, now: Date = new Date()): Promise<boolean> {
	return seed(db, SAMPLES, now)
}
