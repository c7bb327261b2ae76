import { inOrder } from '../../core/database/migrations/schemaMigration.ts'

/** Whether an episode tells what its original tells. */
export const up = inOrder(["alter table episode add column filler text check (filler in ('canon', 'mixed', 'filler'))"])
