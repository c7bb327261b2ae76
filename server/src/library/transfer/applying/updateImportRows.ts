import { sql } from 'kysely'
import type { Database } from '../../../core/database/schema.ts'
import type { PlannedRow } from '../plan.ts'

type Decided = Pick<PlannedRow, 'place' | 'verdict'> & {
	reason: unknown
	before: unknown
	after: unknown
}

/** Stores the changed plans of an import's rows. */
export async function updateImportRows(db: Database, importId: string, rows: readonly Decided[]): Promise<void> {
	if (rows.length === 0) return
	await sql`update list_import_row r set verdict = d.verdict, reason = d.reason, before = d.before, after = d.after
		from json_to_recordset(${JSON.stringify(rows)}::json)
			as d (place integer, verdict text, reason text, before jsonb, after jsonb)
		where r.import_id = ${importId} and r.place = d.place`.execute(db)
}
