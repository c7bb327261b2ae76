import { type Kysely, Migrator, sql } from 'kysely'
import { MIGRATIONS } from './migrations/index.ts'
import { BREAKING, type Migrations } from './migrations/schemaMigration.ts'
import type { Schema } from './schema.ts'

/** The database has migrations that this server does not know and cannot go on beside. Nothing has been changed. */
export class UnknownMigrations extends Error {
	constructor(names: readonly string[]) {
		const [first, ...others] = names
		super(
			`the database has migrations that this version does not know (${first}${others.length > 0 ? ` and ${others.length} more` : ''}): ` +
				'a newer version or one from before the first release has made them. Nothing has been changed. ' +
				'Start the version that made them, restore a backup of this one, or set DATABASE_URL or DATA_DIR to an empty database',
		)
		this.name = 'UnknownMigrations'
	}
}

/**
 * Runs the pending migrations. Concurrent processes wait for each other. Where servers of another version may run, call
 * `bringUpToDate` instead.
 *
 * @returns the names of the migrations that ran
 * @throws UnknownMigrations when the database has migrations beside which this server cannot go on
 * @throws the error of a failed migration, after all pending ones were rolled back
 */
export async function migrate(db: Kysely<Schema>, migrations: Migrations = MIGRATIONS): Promise<string[]> {
	const { pending } = await readSchemaState(db, migrations)
	// Skips the migrator, whose inspection of all tables takes a third of the start.
	return pending.length === 0 ? [] : runMigrator(db, migrations)
}

/**
 * Runs the migrations of a list that are pending, for the rows of a backup.
 *
 * @throws UnknownMigrations when this server does not know one of them, or the database has others
 */
export async function migrateTo(db: Kysely<Schema>, names: readonly string[]): Promise<void> {
	const unknown = names.filter((name) => !(name in MIGRATIONS))
	if (unknown.length > 0) throw new UnknownMigrations(unknown)
	const migrations = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => names.includes(name)))
	const others = (await appliedMigrations(db)).filter((name) => !(name in migrations))
	if (others.length > 0) throw new UnknownMigrations(others)
	await runMigrator(db, migrations)
}

interface SchemaState {
	/** Whether the database has no migration at all. */
	isEmpty: boolean
	pending: string[]
}

/**
 * Compares the database with the migrations of this server. Beside later ones that break nothing it goes on.
 *
 * @throws UnknownMigrations when the database has migrations beside which this server cannot go on
 */
export async function readSchemaState(db: Kysely<Schema>, migrations: Migrations): Promise<SchemaState> {
	const applied = await appliedMigrations(db)
	const pending = Object.keys(migrations).filter((name) => !applied.includes(name))
	const unknown = applied.filter((name) => !(name in migrations))
	const refused = pending.length > 0 ? unknown : unknown.filter((name) => name.endsWith(BREAKING))
	if (refused.length > 0) throw new UnknownMigrations(refused)
	return { isEmpty: applied.length === 0, pending }
}

async function runMigrator(db: Kysely<Schema>, migrations: Migrations): Promise<string[]> {
	const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
	const { error, results = [] } = await migrator.migrateToLatest()
	if (error) throw error
	return results.map(({ migrationName }) => migrationName)
}

// A new database has no table of migrations.
async function appliedMigrations(db: Kysely<Schema>): Promise<string[]> {
	const { rows: tables } = await sql<{ found: string | null }>`select to_regclass('kysely_migration') as found`.execute(
		db,
	)
	if (!tables[0]?.found) return []
	const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
	return rows.map(({ name }) => name)
}
