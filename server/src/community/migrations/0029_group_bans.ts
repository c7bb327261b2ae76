import { inOrder } from '../../core/database/migrations/schemaMigration.ts'

/** Whom groups keep out. */
export const up = inOrder([
	`create table group_ban (
		group_id text not null references community_group on delete cascade,
		member_id uuid not null references member on delete cascade,
		banned_by uuid references member on delete set null,
		banned_at timestamptz not null,
		primary key (group_id, member_id)
	)`,
	'create index group_ban_member on group_ban (member_id)',
	'create index group_ban_by on group_ban (banned_by)',
])
