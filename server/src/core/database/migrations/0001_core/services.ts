/** What the services of the core store: uploads, repeated requests, jobs, letters and keys. */
export const SERVICES = [
	`create table upload (
		id text primary key check (id ~ '^[0-9a-f]{64}$'),
		member_id uuid references member on delete set null,
		width integer not null check (width > 0),
		height integer not null check (height > 0),
		bytes integer not null check (bytes > 0),
		touched_at timestamptz not null
	)`,
	'create index upload_oldest on upload (touched_at, id)',
	`create table upload_use (
		upload_id text not null references upload on delete cascade,
		purpose text not null,
		owner text not null,
		primary key (upload_id, purpose, owner)
	)`,
	'create index upload_of_owner on upload_use (purpose, owner)',
	// What was asked for under a key of the page.
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
	// Whoever holds the row's lock does the job; the others leave it to them.
	`create table job (
		name text primary key,
		done_at timestamptz
	)`,
	// Counts the letters that one address is sent.
	`create table mail_sent (
		id bigint generated always as identity primary key,
		kind text not null,
		about_hash text not null,
		sent_at timestamptz not null
	)`,
	'create index mail_sent_about on mail_sent (kind, about_hash, sent_at)',
	'create index mail_sent_age on mail_sent (sent_at)',
	// The pair by which push services know the site, the secret of unsubscribe links, and the key that signs cookies of OAuth.
	`create table site_key (
		name text primary key,
		public_half text,
		secret text not null
	)`,
]
