import { type Kysely, sql } from 'kysely'

/**
 * Adds whether an entry is in a repeat that is not completed. `rewatches` counts that repeat, too. Imports that were
 * checked before counted it in their rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`alter table list_entry add column is_repeat boolean not null default false`.execute(db)
	await sql`update list_entry set is_repeat = true where status = 'rewatching' and rewatches > 0`.execute(db)
	for (const [column, path] of [
		['wanted', ['entry']],
		['before', []],
		['after', []],
	] as const) {
		const status = sql`${sql.ref(column)} #>> ${[...path, 'status']}::text[]`
		const rewatches = [...path, 'rewatches']
		await sql`update list_import_row set ${sql.ref(column)} = jsonb_set(${sql.ref(column)}, ${rewatches}::text[],
				to_jsonb(greatest(0, (${sql.ref(column)} #>> ${rewatches}::text[])::int - 1)))
			where ${status} = 'rewatching' and ${sql.ref(column)} #> ${rewatches}::text[] is not null`.execute(db)
	}
}
