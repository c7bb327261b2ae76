import { type Kysely, Migrator } from 'kysely'
import { MIGRATIONS } from './migrations/index.ts'
import type { Schema } from './schema.ts'

/**
 * Brings the schema up to date. Two processes that start at once wait for each other.
 *
 * @returns the names of the steps that were taken.
 * @throws the error of the step that failed; nothing of the steps is then kept.
 */
export async function migrate(db: Kysely<Schema>): Promise<string[]> {
	const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
	const { error, results = [] } = await migrator.migrateToLatest()
	if (error) throw error
	return results.map(({ migrationName }) => migrationName)
}
