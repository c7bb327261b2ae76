import { inOrder } from '../../core/database/migrations/schemaMigration.ts'

/** Makes the column of how old the newest list of a source is that names a title as airing. */
export const up = inOrder(['alter table title add column named_airing_at timestamptz'])
