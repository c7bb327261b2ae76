import { inOrder } from '../../core/database/migrations/schemaMigration.ts'

/** Makes the table of members' accounts at Discord. */
export const up = inOrder([
	`create table discord_account (
		discord_id text primary key,
		member_id uuid not null unique references member on delete cascade,
		name text not null,
		linked_at timestamptz not null default now()
	)`,
])
