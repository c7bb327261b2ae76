import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { ENTRIES_PER_MEMBER } from 'shared-contract'
import type { Database } from '../../../core/database/schema.ts'
import { type PlannedRow, resultOf } from '../plan.ts'
import { countEntries, readTitleStates } from '../titleState.ts'

type Row = Pick<PlannedRow, 'place' | 'title_id' | 'verdict' | 'reason' | 'wanted' | 'before' | 'after'>

interface Replanning {
	memberId: string
	importId: string
	rows: readonly Row[]
}

/** Plans rows again against the present list, and stores the plans that differ from the check. */
export async function replanRows(db: Database, { memberId, importId, rows }: Replanning): Promise<Row[]> {
	const ids = rows.flatMap(({ title_id }) => title_id ?? [])
	await sql`select from list_entry where member_id = ${memberId} and title_id = any(${ids}::int[])
		order by title_id for update`.execute(db)
	const states = await readTitleStates(db, memberId, ids)
	let remaining = ENTRIES_PER_MEMBER - (await countEntries(db, memberId))
	const replanned = rows.map((row) => {
		if (row.title_id === null || row.wanted === null) return row
		const result = resultOf(row.wanted, states.get(row.title_id))
		if (result.verdict === 'created') remaining -= 1
		const isFull = result.verdict === 'created' && remaining < 0
		return {
			...row,
			...result,
			...(isFull ? { verdict: 'refused' as const, reason: 'full' as const, after: null } : {}),
		}
	})
	await updateImportRows(
		db,
		importId,
		replanned
			.filter((row, at) => hasChanged(row, rows[at]))
			.map(({ place, verdict, reason, before, after }) => ({ place, verdict, reason, before, after })),
	)
	return replanned
}

/** True if the plan of a row differs from the check. */
function hasChanged(now: Row, then: Row | undefined): boolean {
	return (['verdict', 'reason', 'before', 'after'] as const).some((part) => !isDeepStrictEqual(now[part], then?.[part]))
}

type Decided = Pick<PlannedRow, 'place' | 'verdict'> & {
	reason: unknown
	before: unknown
	after: unknown
}

/** Stores the changed plans of an import's rows. */
async function updateImportRows(db: Database, importId: string, rows: readonly Decided[]): Promise<void> {
	if (rows.length === 0) return
	await sql`update list_import_row r set verdict = d.verdict, reason = d.reason, before = d.before, after = d.after
		from json_to_recordset(${JSON.stringify(rows)}::json)
			as d (place integer, verdict text, reason text, before jsonb, after jsonb)
		where r.import_id = ${importId} and r.place = d.place`.execute(db)
}
