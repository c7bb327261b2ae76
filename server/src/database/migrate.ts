import { type Kysely, Migrator, sql } from 'kysely'
import { MIGRATIONS } from './migrations/index.ts'
import type { Schema } from './schema.ts'

/**
 * Brings the schema up to date. Two processes that start at once wait for each other.
 *
 * @returns the names of the steps that were taken.
 * @throws the error of the step that failed; nothing of the steps is then kept.
 */
export async function migrate(db: Kysely<Schema>): Promise<string[]> {
	if (await isUpToDate(db)) return []
	const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
	const { error, results = [] } = await migrator.migrateToLatest()
	if (error) throw error
	return results.map(({ migrationName }) => migrationName)
}

// The migrator looks at every table before it says that there is nothing to do: a third of a start.
async function isUpToDate(db: Kysely<Schema>): Promise<boolean> {
	try {
		const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
		const wanted = Object.keys(MIGRATIONS).sort()
		return rows.length === wanted.length && rows.every(({ name }, place) => name === wanted[place])
	} catch {
		return false
	}
}
