import { randomBytes } from 'node:crypto'
import { existsSync, openAsBlob } from 'node:fs'
import { link, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { giveBack, takeCluster } from './clusters.testing.ts'
import { type Connection, connectEngine, connectTo } from './connection.ts'
import { engineOf, startPglite } from './embedded/start.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'

export interface TestDatabase {
	/** There once the tests of the file run, not before. */
	readonly db: Kysely<Schema>
}

interface Preparation {
	/** Rows that every test of the file finds. They are made once, and then stay as the tests leave them. */
	seed?: (db: Kysely<Schema>) => Promise<void>
}

/**
 * A real database with the current schema for the tests of a file: PGlite, or a new database on the server that
 * `TEST_DATABASE_URL` names. Every test finds it empty, unless the file asks for rows of its own.
 */
export function testDatabase({ seed }: Preparation = {}): TestDatabase {
	let connection: Connection | undefined
	let empty = async () => {}
	const db = () => {
		if (!connection) throw new Error('the database is there once the tests run')
		return connection.db
	}

	beforeAll(async () => {
		connection = await openTestDatabase()
		if (!seed) empty = await emptying(connection.db)
		await seed?.(connection.db)
	})
	if (!seed) afterEach(() => empty())
	afterAll(() => connection?.close())

	return {
		get db() {
			return db()
		},
	}
}

/** A database with the current schema and no rows, for who cannot use {@link testDatabase}. Close it. */
export async function openTestDatabase(): Promise<Connection> {
	const url = process.env.TEST_DATABASE_URL
	return url === undefined ? openInMemory() : createOn(url)
}

async function openInMemory(): Promise<Connection> {
	const cluster = await takeCluster(migratedDump)
	const connection = connectEngine(engineOf(cluster.pglite))
	return {
		...connection,
		async close() {
			await connection.close()
			await giveBack(cluster)
		},
	}
}

// Making a new cluster and taking every migration takes seconds, reading one back does not: the first test of a run makes
// it for all. Two that begin at once both make one, and the first to be ready stays: whoever reads it never sees it change.
async function migratedDump(): Promise<Blob> {
	const file = join(tmpdir(), runName(), 'migrated-cluster.tar')
	if (!existsSync(file)) {
		const pglite = await startPglite({})
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
	return openAsBlob(file)
}

/** What the tests of this run of Jest give to what they share; it goes when the run ends (scripts/jest/). */
function runName(): string {
	const name = process.env.NIOUKA_TEST_RUN
	if (name === undefined) throw new Error("NIOUKA_TEST_RUN is not set: the tests' globalSetup has not run")
	return name
}

async function createOn(url: string): Promise<Connection> {
	const own = await createTestDatabase(url, await migratedTemplate(url))
	const connection = connectTo(own.url)
	return {
		...connection,
		async close() {
			await connection.close()
			await own.drop()
		},
	}
}

/** The database of this run that every migration has been taken on, which others are copied from. The first test makes it. */
async function migratedTemplate(server: string): Promise<string> {
	const name = runName()
	await onServer(server, async (client) => {
		await client.query('select pg_advisory_lock(hashtext($1))', [name])
		const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
		if (rowCount !== 0) return
		await client.query(`create database ${name}`)
		const { db, close } = connectTo(databaseOn(server, name))
		await migrate(db)
		await close()
	})
	return name
}

/** A new database on a server, for processes of their own: empty, or a copy of `template`. Drop it. */
export async function createTestDatabase(
	server: string,
	template?: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
	const name = `niouka_test_${randomBytes(6).toString('hex')}`
	await onServer(server, async (client) => {
		await client.query(`create database ${name} ${template === undefined ? '' : `template ${template}`}`)
		// What a test wrote need not outlive a power cut.
		await client.query(`alter database ${name} set synchronous_commit = off`)
	})
	return {
		url: databaseOn(server, name),
		drop: () => onServer(server, (client) => client.query(`drop database ${name} with (force)`)),
	}
}

function databaseOn(server: string, name: string): string {
	const url = new URL(server)
	url.pathname = `/${name}`
	return url.href
}

async function onServer(url: string, does: (client: pg.Client) => Promise<unknown>): Promise<void> {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	try {
		await does(client)
	} finally {
		await client.end()
	}
}

/**
 * Gives what empties the tables that have no rows now, and lets their numbers begin anew: what a migration itself put in
 * (a counter's only row) stays. Only what a test has touched is emptied; truncating all tables took longer than most tests.
 */
async function emptying(db: Kysely<Schema>): Promise<() => Promise<void>> {
	const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
		where schemaname = 'public' and tablename not like 'kysely%'`.execute(db)
	const withRows = (names: string[]) =>
		sql<{ name: string }>`${sql.join(
			names.map((name) => sql`select ${sql.lit(name)} as name where exists (select from ${sql.table(name)})`),
			sql` union all `,
		)}`.execute(db)
	const counting = () =>
		sql<{ name: string }>`select sequencename as name from pg_sequences where last_value is not null`.execute(db)

	const filled = namesIn(await withRows(tables.map(({ name }) => name)))
	const emptied = tables.map(({ name }) => name).filter((name) => !filled.includes(name))
	const counted = namesIn(await counting())
	return async () => {
		const touched = namesIn(await withRows(emptied))
		const begun = namesIn(await counting()).filter((name) => !counted.includes(name))
		if (touched.length + begun.length === 0) return
		await db.transaction().execute(async (all) => {
			// All of them go, so that no reference has to be followed.
			await sql`set local session_replication_role = replica`.execute(all)
			for (const name of touched) await sql`delete from ${sql.table(name)}`.execute(all)
			for (const name of begun) await sql`alter sequence ${sql.table(name)} restart`.execute(all)
		})
	}
}

const namesIn = ({ rows }: { rows: { name: string }[] }) => rows.map(({ name }) => name)
