import { inOrder } from '../../core/database/migrations/schemaMigration.ts'

/** Makes what accounts need: recoveries, changes of addresses, passkeys, and what is written to the site. */
export const up = inOrder([
	`create table password_recovery (
		token_hash text primary key,
		member_id uuid not null references member on delete cascade,
		expires_at timestamptz not null
	)`,
	'create index password_recovery_member on password_recovery (member_id)',
	`create table login_attempt (
		id bigint generated always as identity primary key,
		address text not null,
		account text,
		attempted_at timestamptz not null default now()
	)`,
	'create index login_attempt_address on login_attempt (address, attempted_at)',
	'create index login_attempt_account on login_attempt (account, attempted_at)',
	'create index login_attempt_age on login_attempt (attempted_at)',
	// One at a time: whoever asks for another address gives up the one before.
	`create table email_change (
		member_id uuid primary key references member on delete cascade,
		token_hash text not null unique,
		email text not null,
		email_key text not null,
		expires_at timestamptz not null
	)`,
	'create index email_change_expiry on email_change (expires_at)',
	`create table passkey (
		id text primary key,
		member_id uuid not null references member on delete cascade,
		public_key text not null,
		counter bigint not null,
		transports text not null,
		name text not null,
		created_at timestamptz not null,
		used_at timestamptz
	)`,
	'create index passkey_member on passkey (member_id, created_at, id)',
	`create table passkey_challenge (
		challenge text primary key,
		purpose text not null,
		member_id uuid references member on delete cascade,
		expires_at timestamptz not null
	)`,
	'create index passkey_challenge_expires on passkey_challenge (expires_at)',
	'create index passkey_challenge_member on passkey_challenge (member_id)',
	`create table recovery_code (
		member_id uuid not null references member on delete cascade,
		code_hash text not null,
		primary key (member_id, code_hash)
	)`,
	`create table pending_sign_in (
		token_hash text primary key,
		member_id uuid not null references member on delete cascade,
		password_hash text,
		discord_id text,
		expires_at timestamptz not null
	)`,
	'create index pending_sign_in_member on pending_sign_in (member_id)',
	`create table bug_report (
		id bigint generated always as identity primary key,
		member_id uuid references member on delete set null,
		description text not null,
		email text,
		sent_at timestamptz not null default now()
	)`,
	`create table feedback (
		id bigint generated always as identity primary key,
		member_id uuid references member on delete set null,
		message text not null,
		email text,
		sent_at timestamptz not null default now()
	)`,
])
