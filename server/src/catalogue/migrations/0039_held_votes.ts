import { inOrder } from '../../core/database/migrations/schemaMigration.ts'

/** Votes that no ranking counts: of accounts that are too young, or of members whose votes an admin set aside. */
export const up = inOrder([
	'alter table member add column votes_aside_at timestamptz',
	'alter table title_vote add column is_held boolean not null default false',
	'create index title_vote_held on title_vote (title_id) where is_held',
	'create index title_vote_held_by on title_vote (member_id) where is_held',
])
