import { setTimeout } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Connection } from './connection.ts'
import { migrate, readSchemaState } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'
import type { Migrations } from './migrations/schemaMigration.ts'
import type { Schema } from './schema.ts'
import { APPLICATION_NAME } from './silentConnections.ts'

/** Held by one starting process at a time. */
const LOCK = sql.lit('niouka upgrade')
/** How long a process that has just ended, or one that starts and does not wait for the lock yet, may seem to run. */
const LEAVES_WITHIN_MS = 3000
const LOOKS_EVERY_MS = 100

/** A pending migration would break servers that run. Nothing has been changed. */
export class FormerServes extends Error {
	constructor(breaks: readonly string[], addresses: readonly string[]) {
		super(
			`this version changes the database in a way that running processes cannot take (${breaks.join('; ')}). Nothing has been ` +
				`changed. Stop the processes that are connected from ${addresses.join(', ')}, then start this one again`,
		)
		this.name = 'FormerServes'
	}
}

/**
 * Runs the pending migrations, one starting process after the other. Call it before other queries of the connection: a process
 * counts as running by the connections that it has open.
 *
 * @returns the names of the migrations that ran
 * @throws FormerServes when a pending migration would break a process that runs
 * @throws UnknownMigrations when the database has migrations beside which this server cannot go on
 */
export async function bringUpToDate(
	{ db: ownDb, withoutTimeouts, isShared }: Connection,
	migrations = MIGRATIONS,
): Promise<string[]> {
	if (!isShared) return migrate(ownDb, migrations)
	return withoutTimeouts((db) =>
		db.transaction().execute(async (transaction) => {
			// A process that waits here does not count as running.
			await sql`set local application_name = 'niouka start'`.execute(transaction)
			await sql`select pg_advisory_xact_lock(hashtext(${LOCK}))`.execute(transaction)
			await refuseBreaks(transaction, migrations)
			return migrate(db, migrations)
		}),
	)
}

async function refuseBreaks(db: Kysely<Schema>, migrations: Migrations): Promise<void> {
	const { isEmpty, pending } = await readSchemaState(db, migrations)
	const breaks = pending.flatMap((name) => {
		const because = migrations[name]?.breaks
		return because === undefined ? [] : [`${name}: ${because}`]
	})
	// Nothing serves from an empty database.
	if (isEmpty || breaks.length === 0) return
	const giveUpAt = Date.now() + LEAVES_WITHIN_MS
	for (;;) {
		// A transaction reads the list of connections once, unless it is told to forget it.
		await sql`select pg_stat_clear_snapshot()`.execute(db)
		const { rows } = await sql<{ address: string }>`
			select distinct coalesce(host(client_addr), 'this machine') as address from pg_stat_activity
			where datname = current_database() and application_name = ${APPLICATION_NAME} order by address`.execute(db)
		if (rows.length === 0) return
		if (Date.now() > giveUpAt) {
			throw new FormerServes(
				breaks,
				rows.map(({ address }) => address),
			)
		}
		await setTimeout(LOOKS_EVERY_MS)
	}
}
