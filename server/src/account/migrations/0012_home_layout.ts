import { inOrder } from '../../core/database/migrations/schemaMigration.ts'

/** Makes the table of how members arrange their home pages. */
export const up = inOrder([
	`create table home_layout (
		member_id uuid primary key references member on delete cascade,
		row_order text[] not null,
		hidden text[] not null
	)`,
])
