import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { access, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
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
	let emptied: string[] = []
	const db = () => {
		if (!connection) throw new Error('the database is there once the tests run')
		return connection.db
	}

	beforeAll(async () => {
		connection = await openTestDatabase()
		if (!seed) emptied = await emptyTableNames(connection.db)
		await seed?.(connection.db)
	})
	if (!seed) afterEach(() => emptyTables(db(), emptied))
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
	const connection = url === undefined ? await openInMemory() : await createOn(url)
	await migrate(connection.db)
	return connection
}

async function openInMemory(): Promise<Connection> {
	const pglite = await startPglite({ dump: await emptyDump() })
	const { db, close } = connectEngine(engineOf(pglite))
	return {
		db,
		async close() {
			await close()
			await pglite.close()
		},
	}
}

// Making a new cluster takes seconds, reading one back does not: the first test of this machine makes it for all.
async function emptyDump(): Promise<Blob> {
	const version = await pgliteVersion()
	const file = join(tmpdir(), `niouka-empty-cluster-${version}.tar`)
	const exists = await access(file).then(
		() => true,
		() => false,
	)
	if (!exists) {
		const pglite = await startPglite({})
		const dump = await pglite.dumpDataDir('none')
		const unfinished = `${file}.${process.pid}`
		await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()))
		await rename(unfinished, file)
		await pglite.close()
	}
	return openAsBlob(file)
}

async function pgliteVersion(): Promise<string> {
	const door = createRequire(import.meta.url).resolve('@electric-sql/pglite')
	const { version } = JSON.parse(await readFile(join(door, '../../package.json'), 'utf8'))
	return String(version)
}

async function createOn(url: string): Promise<Connection> {
	const own = await createTestDatabase(url)
	const { db, close } = connectTo(own.url)
	return {
		db,
		async close() {
			await close()
			await own.drop()
		},
	}
}

/** A new, empty database on a server, for processes of their own. Drop it. */
export async function createTestDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
	const name = `niouka_test_${randomBytes(6).toString('hex')}`
	await onServer(server, `create database ${name}`)
	const own = new URL(server)
	own.pathname = `/${name}`
	return { url: own.href, drop: () => onServer(server, `drop database ${name} with (force)`) }
}

async function onServer(url: string, statement: string) {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	await client.query(statement)
	await client.end()
}

// What a migration itself put in (a counter's only row) stays.
async function emptyTables(db: Kysely<Schema>, names: string[]) {
	await sql`truncate ${sql.join(names.map((name) => sql.table(name)))} restart identity cascade`.execute(db)
}

async function emptyTableNames(db: Kysely<Schema>): Promise<string[]> {
	const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
		where schemaname = 'public' and tablename not like 'kysely%' and (
			xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', tablename), false, true, ''))
		)[1]::text = '0'`.execute(db)
	return rows.map(({ name }) => name)
}
