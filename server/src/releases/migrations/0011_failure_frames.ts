import { inOrder } from '../../core/database/migrations/schemaMigration.ts'

/** The place in a version's script at which a failure was last thrown. */
export const up = inOrder(['alter table release_failure add column frame text'])
