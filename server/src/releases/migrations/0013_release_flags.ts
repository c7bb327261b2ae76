import { inOrder } from '../../core/database/migrations/schemaMigration.ts'

/** Makes the table of feature flags that are on, and their names in the log. */
export const up = inOrder([
	`create table release_flag (
		slice text not null,
		name text not null,
		audience jsonb not null,
		primary key (slice, name)
	)`,
	'alter table release_audit add column flag text',
])
