import { inOrder } from '../../core/database/migrations/schemaMigration.ts'

/** A merged title stays as an address that leads to the one that it became, and is removed. */
export const up = inOrder([
	'alter table title add column merged_into integer references title on delete set null',
	'create index title_merged on title (merged_into) where merged_into is not null',
])
