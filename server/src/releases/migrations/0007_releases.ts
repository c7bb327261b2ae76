import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { inOrder } from '../../core/database/migrations/schemaMigration.ts'

const SECRET_BYTES = 32

const TABLES = [
	// One row: what all processes agree on, and the lock of whoever changes who is given what.
	`create table release_state (
		only_row boolean primary key default true check (only_row),
		revision bigint not null default 0,
		secret text not null
	)`,
	`create table release (
		slice text not null,
		version text not null,
		state text not null default 'uploading' check (state in ('uploading', 'published', 'removed')),
		entry jsonb not null,
		manifest jsonb not null,
		actor text not null check (actor in ('member', 'token', 'machine', 'server')),
		member_id uuid references member on delete set null,
		label text,
		created_at timestamptz not null,
		published_at timestamptz,
		removed_at timestamptz,
		served_on date,
		primary key (slice, version)
	)`,
	'create index release_newest on release (slice, created_at desc, version)',
	'create index release_of_member on release (member_id) where member_id is not null',
	`create table release_channel (
		slice text primary key,
		current text,
		previous text,
		since timestamptz,
		candidate text,
		candidate_share double precision check (candidate_share between 0 and 1),
		candidate_role text check (candidate_role in ('moderator', 'admin')),
		candidate_since timestamptz,
		failure_limit double precision,
		-- What had been reported of both when the candidate began: it is judged by what comes after.
		candidate_loads bigint not null default 0,
		candidate_failures bigint not null default 0,
		current_loads bigint not null default 0,
		current_failures bigint not null default 0,
		watched_until timestamptz,
		watch_limit double precision,
		foreign key (slice, current) references release,
		foreign key (slice, previous) references release,
		foreign key (slice, candidate) references release,
		check ((candidate is null) = (candidate_share is null and candidate_role is null))
	)`,
	`create table release_token (
		id uuid primary key default gen_random_uuid(),
		hash text not null unique,
		slice text not null,
		label text not null,
		member_id uuid references member on delete set null,
		created_at timestamptz not null,
		expires_at timestamptz not null,
		used_at timestamptz,
		revoked_at timestamptz
	)`,
	'create index release_token_newest on release_token (created_at desc, id)',
	'create index release_token_of_member on release_token (member_id) where member_id is not null',
	`create table release_audit (
		id bigint generated always as identity primary key,
		at timestamptz not null,
		actor text not null check (actor in ('member', 'token', 'machine', 'server')),
		member_id uuid references member on delete set null,
		label text,
		act text not null,
		slice text,
		version text,
		from_version text,
		audience jsonb,
		token_label text,
		failing double precision,
		allowed double precision
	)`,
	'create index release_audit_of_slice on release_audit (slice, id desc)',
	'create index release_audit_of_member on release_audit (member_id) where member_id is not null',
	// That an account goes takes its name out of the log; nothing else changes it.
	`create function release_audit_stands() returns trigger language plpgsql as $$
	begin
		if tg_op = 'UPDATE' and new.member_id is null
			and to_jsonb(new) - 'member_id' = to_jsonb(old) - 'member_id' then
			return new;
		end if;
		raise exception 'the log of releases is only added to';
	end $$`,
	`create trigger release_audit_stands before update or delete on release_audit
		for each row execute function release_audit_stands()`,
	`create table release_report (
		slice text not null,
		version text not null,
		hour timestamptz not null,
		loads bigint not null,
		failures bigint not null,
		total_ms double precision not null,
		primary key (slice, version, hour),
		foreign key (slice, version) references release
	)`,
	`create table release_load_time (
		slice text not null,
		version text not null,
		up_to_ms integer not null,
		loads bigint not null,
		primary key (slice, version, up_to_ms),
		foreign key (slice, version) references release
	)`,
	`create table release_failure (
		slice text not null,
		version text not null,
		module text not null,
		phase text not null,
		error text not null,
		count bigint not null,
		last_at timestamptz not null,
		primary key (slice, version, module, phase, error),
		foreign key (slice, version) references release
	)`,
	// Who of the visitors has told of a version while its slice is being tried; visitor and network are hashes.
	`create table release_reporter (
		slice text not null,
		version text not null,
		visitor text not null,
		network text not null,
		loads double precision not null,
		failures double precision not null,
		heard_at timestamptz not null,
		primary key (slice, version, visitor),
		foreign key (slice, version) references release
	)`,
	'create index release_reporter_of_network on release_reporter (slice, version, network)',
]

/** Makes what releases need: versions, who is given which, tokens, the log, and how versions fare. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await inOrder(TABLES)(db)
	const secret = randomBytes(SECRET_BYTES).toString('base64url')
	await sql`insert into release_state (secret) values (${secret})`.execute(db)
}
