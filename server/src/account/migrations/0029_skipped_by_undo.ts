import { type Kysely, sql } from 'kysely'

/** Renames the number of entries that the undo of an import skipped because they were changed after it. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`alter table list_import rename kept_by_undo to skipped_by_undo`.execute(db)
}
