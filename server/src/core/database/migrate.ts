import { type Kysely, Migrator, sql } from 'kysely'
import { MIGRATIONS } from './migrations/index.ts'
import type { Schema } from './schema.ts'

/** A newer version of the server has migrated the database. */
export class NewerSchema extends Error {
	constructor(migrations: readonly string[]) {
		super(
			`a newer server has migrated the database (${migrations.join(', ')}): start that version, or restore a backup from before`,
		)
		this.name = 'NewerSchema'
	}
}

/**
 * Runs the pending migrations. Concurrent processes wait for each other.
 *
 * @returns the names of the migrations that ran
 * @throws NewerSchema when the database has migrations that this server does not know
 * @throws the error of a failed migration, after all pending ones were rolled back
 */
export async function migrate(db: Kysely<Schema>): Promise<string[]> {
	const applied = await appliedMigrations(db)
	const unknown = applied.filter((name) => !(name in MIGRATIONS))
	if (unknown.length > 0) throw new NewerSchema(unknown)
	// Skips the migrator, whose inspection of all tables takes a third of the start.
	if (applied.length === Object.keys(MIGRATIONS).length) return []
	const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
	const { error, results = [] } = await migrator.migrateToLatest()
	if (error) throw error
	return results.map(({ migrationName }) => migrationName)
}

/**
 * Runs the migrations of a list that are pending, for the rows of a backup.
 *
 * @throws NewerSchema when this server does not know one of them, or the database has others
 */
export async function migrateTo(db: Kysely<Schema>, names: readonly string[]): Promise<void> {
	const unknown = names.filter((name) => !(name in MIGRATIONS))
	if (unknown.length > 0) throw new NewerSchema(unknown)
	const migrations = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => names.includes(name)))
	const others = (await appliedMigrations(db)).filter((name) => !(name in migrations))
	if (others.length > 0) throw new NewerSchema(others)
	const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
	const { error } = await migrator.migrateToLatest()
	if (error) throw error
}

// A new database has no table of migrations.
async function appliedMigrations(db: Kysely<Schema>): Promise<string[]> {
	const { rows: tables } = await sql<{ found: string | null }>`select to_regclass('kysely_migration') as found`.execute(
		db,
	)
	if (!tables[0]?.found) return []
	const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
	return rows.map(({ name }) => name)
}
