import { inOrder } from '../../core/database/migrations/schemaMigration.ts'

/** A message may have a picture, each in one message alone. */
export const up = inOrder([
	'alter table upload add column is_private boolean not null default false',
	`alter table message
		add column picture_id text references upload on delete set null,
		add column picture_alt text not null default '',
		add column picture_spoiler boolean not null default false`,
	'create unique index message_picture on message (picture_id) where picture_id is not null',
])
