import { type Kysely, sql } from 'kysely'
import type { Break } from '../../core/database/migrations/schemaMigration.ts'

export const breaks: Break = {
	serversBefore: '0029_skipped_by_undo',
	because: 'the column list_import.kept_by_undo is called skipped_by_undo',
}

/** Renames the number of entries that the undo of an import skipped because they were changed after it. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`alter table list_import rename kept_by_undo to skipped_by_undo`.execute(db)
}
