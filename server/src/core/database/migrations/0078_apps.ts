import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

const SECRET_BYTES = 32

/**
 * Makes the tables of personal access tokens, of apps, and of what the authorisation server stores, and the key that signs
 * its cookies.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create table access_token (
		id uuid primary key default gen_random_uuid(),
		token_hash text not null unique,
		member_id uuid not null references member (id) on delete cascade,
		name text not null,
		scopes text[] not null,
		created_at timestamptz not null,
		expires_at timestamptz not null,
		used_at timestamptz
	)`.execute(db)
	await sql`create index access_token_member on access_token (member_id, created_at desc, id)`.execute(db)

	await sql`create table app (
		id text primary key,
		owner_id uuid not null references member (id) on delete cascade,
		name text not null,
		website text not null,
		redirect_addresses text[] not null,
		secret_hash text,
		uses_device_flow boolean not null,
		allows_plain_challenge boolean not null,
		created_at timestamptz not null
	)`.execute(db)
	await sql`create index app_owner on app (owner_id, created_at desc, id)`.execute(db)

	await sql`create table oauth_record (
		model text not null,
		id_hash text not null,
		payload jsonb not null,
		grant_hash text,
		member_id uuid references member (id) on delete cascade,
		app_id text references app (id) on delete cascade,
		user_code_hash text,
		created_at timestamptz not null,
		expires_at timestamptz,
		consumed_at timestamptz,
		used_at timestamptz,
		primary key (model, id_hash)
	)`.execute(db)
	await sql`create index oauth_record_grant on oauth_record (grant_hash)`.execute(db)
	await sql`create index oauth_record_member on oauth_record (member_id, model, app_id)`.execute(db)
	await sql`create index oauth_record_app on oauth_record (app_id, model)`.execute(db)
	await sql`create index oauth_record_code on oauth_record (user_code_hash) where user_code_hash is not null`.execute(
		db,
	)
	await sql`create index oauth_record_expires on oauth_record (expires_at)`.execute(db)

	const secret = randomBytes(SECRET_BYTES).toString('base64url')
	await sql`insert into site_key (name, public_half, secret) values ('oauth', null, ${secret})`.execute(db)
}
