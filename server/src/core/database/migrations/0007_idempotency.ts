import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
	`create table idempotency_key (
		owner text not null,
		route text not null,
		key uuid not null,
		asked_hash text not null,
		answer text,
		created_at timestamptz not null default now(),
		primary key (owner, route, key)
	)`,
	'create index idempotency_key_age on idempotency_key (created_at)',
]

/** Makes the table of what was asked for under a key of the page. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
