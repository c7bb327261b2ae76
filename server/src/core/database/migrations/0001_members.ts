import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
	sql`create table member (
		id uuid primary key default gen_random_uuid(),
		username text not null,
		username_key text not null unique,
		email text,
		email_key text unique,
		password_hash text,
		avatar_url text,
		banner_url text,
		bio text not null default '',
		role text not null default 'member' check (role in ('member', 'moderator', 'admin')),
		joined_at timestamptz not null default now(),
		is_sample boolean not null default false
	)`,
	// "Does the site hold more than its samples?" is asked with every page.
	sql`create index member_real on member (joined_at) where not is_sample`,

	sql`create table session (
		key_hash text primary key,
		member_id uuid not null references member on delete cascade,
		created_at timestamptz not null default now(),
		expires_at timestamptz not null
	)`,
	sql`create index session_member on session (member_id)`,
	sql`create index session_expiry on session (expires_at)`,

	sql`create table password_recovery (
		token_hash text primary key,
		member_id uuid not null references member on delete cascade,
		expires_at timestamptz not null
	)`,
	sql`create index password_recovery_member on password_recovery (member_id)`,

	sql`create table login_attempt (
		id bigint generated always as identity primary key,
		address text not null,
		account text,
		attempted_at timestamptz not null default now()
	)`,
	sql`create index login_attempt_address on login_attempt (address, attempted_at)`,
	sql`create index login_attempt_account on login_attempt (account, attempted_at)`,
	sql`create index login_attempt_age on login_attempt (attempted_at)`,

	sql`create table saved_title (
		member_id uuid not null references member on delete cascade,
		title_id bigint not null,
		saved_at timestamptz not null default now(),
		primary key (member_id, title_id)
	)`,

	sql`create table notification (
		id bigint generated always as identity primary key,
		member_id uuid not null references member on delete cascade,
		type text not null,
		event text not null,
		params jsonb not null default '{}',
		actor_id uuid references member on delete set null,
		link text not null,
		created_at timestamptz not null default now(),
		read_at timestamptz
	)`,
	sql`create index notification_newest on notification (member_id, created_at desc, id desc)`,
	sql`create index notification_unread on notification (member_id) where read_at is null`,

	sql`create table bug_report (
		id bigint generated always as identity primary key,
		member_id uuid references member on delete set null,
		description text not null,
		email text,
		sent_at timestamptz not null default now()
	)`,
	sql`create table feedback (
		id bigint generated always as identity primary key,
		member_id uuid references member on delete set null,
		message text not null,
		email text,
		sent_at timestamptz not null default now()
	)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await statement.execute(db)
}
