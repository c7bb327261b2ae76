import { inOrder } from '../../core/database/migrations/schemaMigration.ts'

/** Makes the tables of the sync with other services. */
export const up = inOrder([
	`create table list_sync (
		id uuid primary key default gen_random_uuid(),
		member_id uuid not null references member on delete cascade,
		service text not null,
		account_id text not null,
		account_name text not null,
		tokens text not null,
		expires_at timestamptz not null,
		state text not null default 'off',
		problem text,
		failures integer not null default 0,
		next_at timestamptz not null,
		last_at timestamptz,
		unique (member_id, service)
	)`,
	`create index list_sync_due on list_sync (next_at, id) where state = 'on'`,
	// What both sides of an entry were when they last agreed, each as its own side writes it.
	`create table list_sync_entry (
		sync_id uuid not null references list_sync on delete cascade,
		title_id integer not null references title on delete cascade,
		foreign_id text not null,
		here jsonb not null,
		there jsonb not null,
		gone_from text,
		answer text,
		primary key (sync_id, title_id)
	)`,
	'create index list_sync_entry_of_title on list_sync_entry (title_id)',
	`create table list_sync_change (
		id bigint generated always as identity primary key,
		sync_id uuid not null references list_sync on delete cascade,
		title_id integer not null references title on delete cascade,
		changed_at timestamptz not null,
		side text not null,
		result text not null,
		is_new boolean not null,
		fields jsonb not null
	)`,
	'create index list_sync_change_of_sync on list_sync_change (sync_id, id)',
	'create index list_sync_change_of_title on list_sync_change (title_id)',
])
