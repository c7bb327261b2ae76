import { type Kysely, sql } from 'kysely'

/**
 * Makes the tables of passkeys, of the challenges and sign-ins in progress, and of recovery codes. A session without
 * `proven_at` was last proven when it was opened.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create table passkey (
		id text primary key,
		member_id uuid not null references member (id) on delete cascade,
		public_key text not null,
		counter bigint not null,
		transports text not null,
		name text not null,
		created_at timestamptz not null,
		used_at timestamptz
	)`.execute(db)
	await sql`create index passkey_member on passkey (member_id, created_at, id)`.execute(db)
	await sql`create table passkey_challenge (
		challenge text primary key,
		purpose text not null,
		member_id uuid references member (id) on delete cascade,
		expires_at timestamptz not null
	)`.execute(db)
	await sql`create index passkey_challenge_expires on passkey_challenge (expires_at)`.execute(db)
	await sql`create index passkey_challenge_member on passkey_challenge (member_id)`.execute(db)
	await sql`create table recovery_code (
		member_id uuid not null references member (id) on delete cascade,
		code_hash text not null,
		primary key (member_id, code_hash)
	)`.execute(db)
	await sql`create table pending_sign_in (
		token_hash text primary key,
		member_id uuid not null references member (id) on delete cascade,
		password_hash text,
		discord_id text,
		expires_at timestamptz not null
	)`.execute(db)
	await sql`create index pending_sign_in_member on pending_sign_in (member_id)`.execute(db)
	await sql`alter table member add column two_step boolean not null default false`.execute(db)
	await sql`alter table session add column proven_at timestamptz`.execute(db)
}
