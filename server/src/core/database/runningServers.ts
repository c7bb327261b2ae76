import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { type Kysely, sql } from 'kysely'
import type { SharedDatabase } from './connection.ts'
import { NewerSchema, readSchemaState } from './migrate.ts'
import type { Migrations } from './migrations/schemaMigration.ts'
import type { Schema } from './schema.ts'

const SEEN_EVERY_MS = 5000
/** A process that has not been seen for this time has ended. */
export const KILLED_AFTER_SECONDS = 30

/** A process of the site on this database. */
export interface RunningServer {
	/** The newest migration that it has; empty where that is unknown. */
	newest: string
	/** How a message names it. */
	label: string
}

/** The processes that run on this database. */
export async function runningServers(db: Kysely<Schema>): Promise<RunningServer[]> {
	const { rows } = await sql<{ found: string | null }>`select to_regclass('server_process') as found`.execute(db)
	if (!rows[0]?.found) return unnamedConnections(db)
	const processes = await db
		.selectFrom('server_process')
		.selectAll()
		.where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${KILLED_AFTER_SECONDS})`)
		.orderBy('host')
		.orderBy('pid')
		.execute()
	return processes.map(({ host, pid, newest_migration: newest }) => ({ newest, label: `process ${pid} on ${host}` }))
}

// Servers that are older than the table give their connections no name, and close those that are idle for ten seconds.
async function unnamedConnections(db: Kysely<Schema>): Promise<RunningServer[]> {
	const { rows } = await sql<{ address: string | null }>`select distinct host(client_addr) as address
		from pg_stat_activity where datname = current_database() and usename = current_user
			and application_name = '' and backend_type = 'client backend'`.execute(db)
	return rows.map(({ address }) => ({
		newest: '',
		label: `the process that is connected from ${address ?? 'this machine'}`,
	}))
}

/**
 * Counts this process among the running ones until its connection closes. If it was cut off from the database, and the schema
 * is meanwhile one beside which it cannot go on, it is told so by `onLost`.
 */
export async function announce(
	db: Kysely<Schema>,
	{ onLost, beforeClose }: SharedDatabase,
	migrations: Migrations,
): Promise<void> {
	const id = randomUUID()
	const newest = Object.keys(migrations).sort().at(-1) ?? ''
	const beSeen = () =>
		sql`insert into server_process (id, host, pid, newest_migration, seen_at)
		values (${id}, ${hostname()}, ${process.pid}, ${newest}, now())
		on conflict (id) do update set seen_at = excluded.seen_at`.execute(db)
	const goOn = async () => {
		try {
			await readSchemaState(db, migrations)
			await beSeen()
		} catch (error) {
			// A database that is away for a moment is no reason to end.
			if (error instanceof NewerSchema) onLost(error)
		}
	}
	await sql`delete from server_process where seen_at < now() - interval '1 day'`.execute(db)
	await beSeen()
	let going = Promise.resolve()
	const timer = setInterval(() => {
		going = going.then(goOn)
	}, SEEN_EVERY_MS).unref()
	beforeClose(async () => {
		clearInterval(timer)
		await going
		await db
			.deleteFrom('server_process')
			.where('id', '=', id)
			.execute()
			// Without its database a process leaves unseen.
			.catch(() => {})
	})
}
