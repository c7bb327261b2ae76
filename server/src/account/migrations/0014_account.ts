import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
	// What a member sees of a session, and ends it by; its key's hash stays with the server.
	`alter table session
		add column id uuid not null default gen_random_uuid(),
		add column user_agent text not null default '',
		add column used_at timestamptz not null default now()`,
	'update session set used_at = created_at',
	'create unique index session_id on session (id)',
	'create index session_last_used on session (member_id, used_at desc, id)',
	// One at a time: whoever asks for another address gives up the one before.
	`create table email_change (
		member_id uuid primary key references member on delete cascade,
		token_hash text not null unique,
		email text not null,
		email_key text not null,
		expires_at timestamptz not null
	)`,
	'create index email_change_expiry on email_change (expires_at)',
	`create table discord_account (
		discord_id text primary key,
		member_id uuid not null unique references member on delete cascade,
		name text not null,
		linked_at timestamptz not null default now()
	)`,
]

/** Makes what the settings need: sessions that can be told apart, and addresses that wait for their link. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
