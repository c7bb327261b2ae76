import { inOrder } from '../../core/database/migrations/schemaMigration.ts'

/** Members are notified of an announced sequel once, as of a release. */
export const up = inOrder(['alter table release_notified drop constraint release_notified_kind_check'])
