import { existsSync } from 'node:fs'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { releaseCluster, startEmptyPglite, takeCluster } from './clusters.testing.ts'
import { type Connection, connectEngine, connectTo } from './connection.ts'
import { engineOf } from './embedded/start.ts'
import { migrate } from './migrate.ts'
import { releaseDatabase, takeDatabase } from './reusedDatabases.testing.ts'
import { runName } from './runName.testing.ts'
import type { Schema } from './schema.ts'

export interface TestDatabase {
	/** Available inside tests and hooks. */
	readonly db: Kysely<Schema>
}

/** The first file of a run makes the cluster with all migrations, which takes long on a busy machine. */
const OPENING_MS = 180_000

interface Preparation {
	/** Inserts rows once, before the tests of the file. Rows are then not deleted between tests. */
	seed?: (db: Kysely<Schema>) => Promise<void>
}

/**
 * A database with the current schema for the tests of a file: PGlite, or a database on the server of
 * `TEST_DATABASE_URL`. Without `seed` it is empty before every test.
 */
export function testDatabase({ seed }: Preparation = {}): TestDatabase {
	let connection: Connection | undefined
	let clean = async () => {}
	const db = () => {
		if (!connection) throw new Error('the database is only available inside tests and hooks')
		return connection.db
	}

	beforeAll(async () => {
		connection = await openTestDatabase()
		if (!seed) clean = await tableCleaner(connection.db)
		await seed?.(connection.db)
	}, OPENING_MS)
	if (!seed) afterEach(() => clean())
	afterAll(() => connection?.close())

	return {
		get db() {
			return db()
		},
	}
}

/** A database with the current schema and no rows, outside {@link testDatabase}. The caller closes it. */
export async function openTestDatabase(): Promise<Connection> {
	const url = process.env.TEST_DATABASE_URL
	return url === undefined ? openInMemory() : openOn(url)
}

async function openInMemory(): Promise<Connection> {
	const cluster = await takeCluster(migratedDump)
	const connection = connectEngine(engineOf(cluster.pglite))
	return {
		...connection,
		async close() {
			await connection.close()
			await releaseCluster(cluster)
		},
	}
}

// A new cluster with all migrations takes seconds, a dump of it does not. The first test of a run writes the dump for all.
// Two concurrent writers are safe: `link` is atomic, and the first dump stays.
async function migratedDump(): Promise<Blob> {
	const file = join(tmpdir(), runName(), 'migrated-cluster.tar')
	if (!existsSync(file)) {
		const pglite = await startEmptyPglite()
		await migrate(connectEngine(engineOf(pglite)).db)
		const dump = await pglite.dumpDataDir('none')
		const unfinished = `${file}.${process.pid}`
		await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()))
		await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
			if (error.code !== 'EEXIST') throw error
		})
		await rm(unfinished)
		await pglite.close()
	}
	// Not `openAsBlob`, which leaves a file open, so that the process does not end.
	return new Blob([await readFile(file)])
}

async function openOn(server: string): Promise<Connection> {
	const database = await takeDatabase(server)
	const connection = connectTo(database.url)
	return {
		...connection,
		async close() {
			await connection.close()
			await releaseDatabase(database)
		},
	}
}

/**
 * Returns the function that deletes the rows of tests and restarts their sequences. Rows of migrations stay. Only tables
 * with rows are cleaned, because truncating all tables takes longer than most tests.
 */
async function tableCleaner(db: Kysely<Schema>): Promise<() => Promise<void>> {
	const kept = new Set(await filledTables(db))
	const counted = await begunSequences(db)
	return async () => {
		const touched = (await filledTables(db)).filter((name) => !kept.has(name))
		if (touched.length > 0) {
			// All rows are deleted, so foreign keys need no check.
			const deletions = touched.map((name) => `delete from "${name}";`).join('')
			await sql.raw(`begin; set local session_replication_role = replica; ${deletions} commit`).execute(db)
		}
		// `alter sequence` would write a new file for each.
		await sql`select setval(quote_ident(sequencename)::regclass, start_value, false) from pg_sequences
			where last_value is not null and sequencename <> all(${counted})`.execute(db)
	}
}

/** The tables with rows. A table that never had one has no size, which is known without a look at the table. */
async function filledTables(db: Kysely<Schema>): Promise<string[]> {
	const sized = namesIn(
		await sql<{ name: string }>`select relname as name from pg_class
			where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
			and pg_relation_size(oid) > 0`.execute(db),
	)
	if (sized.length === 0) return []
	return namesIn(
		await sql<{ name: string }>`${sql.join(
			sized.map((name) => sql`select ${sql.lit(name)} as name where exists (select from ${sql.table(name)})`),
			sql` union all `,
		)}`.execute(db),
	)
}

async function begunSequences(db: Kysely<Schema>): Promise<string[]> {
	return namesIn(
		await sql<{ name: string }>`select sequencename as name from pg_sequences where last_value is not null`.execute(db),
	)
}

const namesIn = ({ rows }: { rows: { name: string }[] }) => rows.map(({ name }) => name)
