/** Apps that act for members, and the tokens of scripts. */
export const APPS = [
	// Personal tokens of members, for scripts.
	`create table access_token (
		id uuid primary key default gen_random_uuid(),
		token_hash text not null unique,
		member_id uuid not null references member on delete cascade,
		name text not null,
		scopes text[] not null,
		created_at timestamptz not null,
		expires_at timestamptz not null,
		used_at timestamptz
	)`,
	'create index access_token_member on access_token (member_id, created_at desc, id)',
	`create table app (
		id text primary key,
		owner_id uuid not null references member on delete cascade,
		name text not null,
		website text not null,
		redirect_addresses text[] not null,
		secret_hash text,
		uses_device_flow boolean not null,
		allows_plain_challenge boolean not null,
		created_at timestamptz not null
	)`,
	'create index app_owner on app (owner_id, created_at desc, id)',
	// What the authorisation server stores.
	`create table oauth_record (
		model text not null,
		id_hash text not null,
		payload jsonb not null,
		grant_hash text,
		member_id uuid references member on delete cascade,
		app_id text references app on delete cascade,
		user_code_hash text,
		created_at timestamptz not null,
		expires_at timestamptz,
		consumed_at timestamptz,
		used_at timestamptz,
		primary key (model, id_hash)
	)`,
	'create index oauth_record_grant on oauth_record (grant_hash)',
	'create index oauth_record_member on oauth_record (member_id, model, app_id)',
	'create index oauth_record_app on oauth_record (app_id, model)',
	'create index oauth_record_code on oauth_record (user_code_hash) where user_code_hash is not null',
	'create index oauth_record_expires on oauth_record (expires_at)',
]
