import { inOrder } from '../../core/database/migrations/schemaMigration.ts'

/** The tags that a member gives to the entries of their list. */
export const up = inOrder([`alter table list_entry add column tags text[] not null default '{}'`])
