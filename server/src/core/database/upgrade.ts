import { type Kysely, sql } from 'kysely'
import type { Connection } from './connection.ts'
import { migrate, readSchemaState } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'
import type { Break, Migrations } from './migrations/schemaMigration.ts'
import { announce, KILLED_AFTER_SECONDS, type RunningServer, runningServers } from './runningServers.ts'
import type { Schema } from './schema.ts'

/** Held shared while a server starts, and alone while a migration runs that breaks former servers. */
const LOCK = sql.lit('niouka upgrade')

/** A pending migration would break servers that run. Nothing has been changed. */
export class FormerServes extends Error {
	constructor(breaks: readonly PendingBreak[], servers: readonly RunningServer[]) {
		const reasons = breaks.map(({ name, because }) => `${name}: ${because}`).join('; ')
		super(
			`this version changes the database in a way that running processes cannot take (${reasons}). ` +
				`Nothing has been changed. Stop ${servers.map(({ label }) => label).join(', ')}, then start this one again; ` +
				`a process that was killed counts for ${KILLED_AFTER_SECONDS} seconds`,
		)
		this.name = 'FormerServes'
	}
}

interface PendingBreak extends Break {
	name: string
}

/**
 * Runs the pending migrations and counts this process among the running ones until its connection closes, so that a later
 * version does not break it.
 *
 * @returns the names of the migrations that ran
 * @throws FormerServes when a pending migration would break a process that runs
 * @throws NewerSchema when the database has migrations beside which this server cannot go on
 */
export async function bringUpToDate(
	{ db: ownDb, withoutTimeouts, shared }: Connection,
	migrations = MIGRATIONS,
): Promise<string[]> {
	if (!shared) return migrate(ownDb, migrations)
	return withoutTimeouts(async (db) => {
		const ran = await runBreaking(db, migrations)
		return db.transaction().execute(async (transaction) => {
			await sql`select pg_advisory_xact_lock_shared(hashtext(${LOCK}))`.execute(transaction)
			ran.push(...(await migrate(db, migrations)))
			await announce(ownDb, shared, migrations)
			return ran
		})
	})
}

/** Runs the pending migrations if one of them breaks former servers, while no server can start. */
async function runBreaking(db: Kysely<Schema>, migrations: Migrations): Promise<string[]> {
	if ((await pendingBreaks(db, migrations)).length === 0) return []
	return db.transaction().execute(async (transaction) => {
		await sql`select pg_advisory_xact_lock(hashtext(${LOCK}))`.execute(transaction)
		// Another process of this version may have run them meanwhile, and serve now.
		const breaks = await pendingBreaks(db, migrations)
		if (breaks.length === 0) return []
		const isBroken = ({ newest }: RunningServer) => breaks.some(({ serversBefore }) => newest < serversBefore)
		const broken = (await runningServers(db)).filter(isBroken)
		if (broken.length > 0) throw new FormerServes(breaks, broken)
		return migrate(db, migrations)
	})
}

async function pendingBreaks(db: Kysely<Schema>, migrations: Migrations): Promise<PendingBreak[]> {
	const { isEmpty, pending } = await readSchemaState(db, migrations)
	// Nothing serves from an empty database.
	if (isEmpty) return []
	return pending.flatMap((name) => {
		const breaks = migrations[name]?.breaks
		return breaks ? [{ name, ...breaks }] : []
	})
}
