import { type Kysely, Migrator, sql } from 'kysely'
import { MIGRATIONS } from './migrations/index.ts'
import type { Schema } from './schema.ts'

/** A server that is newer than this one has been at the database. */
export class NewerSchema extends Error {
	constructor(steps: readonly string[]) {
		super(
			`a newer server has changed the database (${steps.join(', ')}): start that one, or bring back a copy of the data from before`,
		)
		this.name = 'NewerSchema'
	}
}

/**
 * Brings the schema up to date. Two processes that start at once wait for each other.
 *
 * @returns the names of the steps that were taken.
 * @throws NewerSchema where steps were taken that this server does not know.
 * @throws the error of the step that failed; nothing of the steps is then kept.
 */
export async function migrate(db: Kysely<Schema>): Promise<string[]> {
	const taken = await stepsTaken(db)
	const unknown = taken.filter((name) => !(name in MIGRATIONS))
	if (unknown.length > 0) throw new NewerSchema(unknown)
	// The migrator looks at every table before it says that there is nothing to do: a third of a start.
	if (taken.length === Object.keys(MIGRATIONS).length) return []
	const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
	const { error, results = [] } = await migrator.migrateToLatest()
	if (error) throw error
	return results.map(({ migrationName }) => migrationName)
}

// A database that is new has no table of them.
async function stepsTaken(db: Kysely<Schema>): Promise<string[]> {
	const { rows: tables } = await sql<{ found: string | null }>`select to_regclass('kysely_migration') as found`.execute(
		db,
	)
	if (!tables[0]?.found) return []
	const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
	return rows.map(({ name }) => name)
}
