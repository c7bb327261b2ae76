import { inOrder } from '../../core/database/migrations/schemaMigration.ts'

/** Changes of the member's list that a reply proposes, and what became of them. */
export const up = inOrder(["alter table assistant_message add column proposals jsonb not null default '[]'"])
