import { inOrder } from '../../core/database/migrations/schemaMigration.ts'

/** The plan of a group in calendars of its members, and in a channel on Discord. */
export const up = inOrder([
	`create table group_calendar (
		group_id text not null,
		member_id uuid not null,
		token_hash text not null unique,
		created_at timestamptz not null,
		primary key (group_id, member_id),
		foreign key (group_id, member_id) references group_member on delete cascade
	)`,
	'create index group_calendar_of_member on group_calendar (member_id)',
	`create table discord_webhook (
		group_id text primary key references community_group on delete cascade,
		address text not null,
		locale text not null,
		is_on boolean not null default true,
		said jsonb not null,
		next_at timestamptz not null,
		hour_from timestamptz not null,
		hour_count integer not null default 0
	)`,
	'create index discord_webhook_due on discord_webhook (next_at, group_id) where is_on',
])
