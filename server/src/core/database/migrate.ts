import { type Kysely, Migrator, sql } from 'kysely'
import { MIGRATIONS } from './migrations/index.ts'
import type { Migrations, SchemaMigration } from './migrations/schemaMigration.ts'
import type { Schema } from './schema.ts'

/** The migration that makes `migration_need`. */
const FIRST_RECORDED = '0030_upgrades'

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
 * Runs the pending migrations. Concurrent processes wait for each other. Where servers of another version may run, call
 * `bringUpToDate` instead.
 *
 * @returns the names of the migrations that ran
 * @throws NewerSchema when the database has migrations beside which this server cannot go on
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
 * @throws NewerSchema when this server does not know one of them, or the database has others
 */
export async function migrateTo(db: Kysely<Schema>, names: readonly string[]): Promise<void> {
	const unknown = names.filter((name) => !(name in MIGRATIONS))
	if (unknown.length > 0) throw new NewerSchema(unknown)
	const migrations = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => names.includes(name)))
	const others = (await appliedMigrations(db)).filter((name) => !(name in migrations))
	if (others.length > 0) throw new NewerSchema(others)
	await runMigrator(db, migrations)
}

interface SchemaState {
	/** Whether the database has no migration at all. */
	isEmpty: boolean
	pending: string[]
}

/**
 * Compares the database with the migrations of this server.
 *
 * @throws NewerSchema when the database has migrations beside which this server cannot go on
 */
export async function readSchemaState(db: Kysely<Schema>, migrations: Migrations): Promise<SchemaState> {
	const applied = await appliedMigrations(db)
	const pending = Object.keys(migrations)
		.filter((name) => !applied.includes(name))
		.sort()
	const unknown = applied.filter((name) => !(name in migrations))
	const refused = pending.length > 0 ? unknown : await withUnmetNeed(db, unknown, migrations)
	if (refused.length > 0) throw new NewerSchema(refused)
	return { isEmpty: applied.length === 0, pending }
}

async function withUnmetNeed(db: Kysely<Schema>, names: readonly string[], migrations: Migrations): Promise<string[]> {
	if (names.length === 0) return []
	const needs = await db.selectFrom('migration_need').selectAll().where('name', 'in', names).execute()
	const met = needs.filter(({ server_has: needed }) => needed === null || needed in migrations)
	return names.filter((name) => !met.some((need) => need.name === name))
}

async function runMigrator(db: Kysely<Schema>, migrations: Migrations): Promise<string[]> {
	const recorded = Object.fromEntries(
		Object.entries(migrations).map(([name, migration]) => [name, record(name, migration)]),
	)
	const migrator = new Migrator({ db, provider: { getMigrations: async () => recorded } })
	const { error, results = [] } = await migrator.migrateToLatest()
	if (error) throw error
	return results.map(({ migrationName }) => migrationName)
}

/** Writes down what a migration needs, in its transaction: servers of former versions do not know its file. */
function record(name: string, migration: SchemaMigration): SchemaMigration {
	if (name < FIRST_RECORDED) return migration
	return {
		async up(db: Kysely<Schema>) {
			await migration.up(db)
			const server_has = migration.breaks?.serversBefore ?? null
			await db.insertInto('migration_need').values({ name, server_has }).execute()
		},
	}
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
