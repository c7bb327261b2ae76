import type pg from 'pg'
import { connectTo } from './connection.ts'
import { type Client, type DatabaseState, readState, restoreState } from './databaseState.testing.ts'
import { listInWorker } from './listInWorker.testing.ts'
import { migrate } from './migrate.ts'
import { runName } from './runName.testing.ts'
import { createTestDatabase, databaseOn, onServer, type ServerDatabase } from './serverDatabases.testing.ts'

/** A migrated database on a server, with its state before a test file used it. */
export interface ReusedDatabase extends ServerDatabase {
	readonly state: DatabaseState
}

// A server copies and deletes hundreds of files for a database, which takes longer than most test files.
const idle = listInWorker<ReusedDatabase>('databases')

/** A migrated database without rows of tests: a reused one, or a new one. */
export async function takeDatabase(server: string): Promise<ReusedDatabase> {
	const used = idle.pop()
	if (used) return used
	const made = await createTestDatabase(server, await migratedTemplate(server))
	return { ...made, state: await onServer(made.url, (client) => readState(stateClient(client))) }
}

/** Restores the state of a database for reuse. A database with a changed schema is dropped. */
export async function releaseDatabase(database: ReusedDatabase): Promise<void> {
	const isRestored = await onServer(database.url, async (client) => {
		await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
			where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`)
		return restoreState(stateClient(client), database.state)
	})
	if (isRestored) idle.push(database)
	else await database.drop()
}

/** The migrated template database of this run. The first test creates it. */
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

const stateClient = (client: pg.Client): Client => ({
	exec: (statements) => client.query(statements),
	query: <Row>(query: string, values?: unknown[]) => client.query<Row & pg.QueryResultRow>(query, values),
})
