import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
	// The migrations since this one, with the migration that a server must have to go on beside them; null where none is needed.
	'create table migration_need (name text primary key, server_has text)',
	`create table server_process (
		id uuid primary key,
		host text not null,
		pid integer not null,
		newest_migration text not null,
		seen_at timestamptz not null
	)`,
]

/** Makes the tables by which servers of two versions know of each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
