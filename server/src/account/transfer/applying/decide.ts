import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { ENTRIES_PER_MEMBER } from 'shared-contract'
import type { Database } from '../../../core/database/schema.ts'
import { type PlannedRow, resultOf } from '../plan.ts'
import { entriesOf, standingOf } from '../standing.ts'
import { updateImportRows } from './updateImportRows.ts'

type Row = Pick<PlannedRow, 'place' | 'title_id' | 'verdict' | 'reason' | 'wanted' | 'before' | 'after'>

interface Deciding {
	memberId: string
	importId: string
	rows: readonly Row[]
}

/** Plans rows again against the present list, and stores the plans that differ from the check. */
export async function decide(db: Database, { memberId, importId, rows }: Deciding): Promise<Row[]> {
	const ids = rows.flatMap(({ title_id }) => title_id ?? [])
	await sql`select from list_entry where member_id = ${memberId} and title_id = any(${ids}::int[])
		order by title_id for update`.execute(db)
	const standing = await standingOf(db, memberId, ids)
	let room = ENTRIES_PER_MEMBER - (await entriesOf(db, memberId))
	const decided = rows.map((row) => {
		if (row.title_id === null || row.wanted === null) return row
		const result = resultOf(row.wanted, standing.get(row.title_id))
		if (result.verdict === 'created') room -= 1
		const isFull = result.verdict === 'created' && room < 0
		return {
			...row,
			...result,
			...(isFull ? { verdict: 'refused' as const, reason: 'full' as const, after: null } : {}),
		}
	})
	await updateImportRows(
		db,
		importId,
		decided
			.filter((row, at) => hasChanged(row, rows[at]))
			.map(({ place, verdict, reason, before, after }) => ({ place, verdict, reason, before, after })),
	)
	return decided
}

/** True if the plan of a row differs from the check. */
function hasChanged(now: Row, then: Row | undefined): boolean {
	return (['verdict', 'reason', 'before', 'after'] as const).some((part) => !isDeepStrictEqual(now[part], then?.[part]))
}
