import { isDeepStrictEqual } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { ENTRIES_PER_MEMBER } from 'shared-contract'
import { Problem } from '../../../api/problem.ts'
import { raiseVersion } from '../../../catalogue/recordChanges.ts'
import type { Database, Schema } from '../../../database/schema.ts'
import { placedOn } from '../checkFile.ts'
import { planOwnLists } from '../ownLists.ts'
import { type PlannedRow, resultOf } from '../plan.ts'
import { setBased } from '../setBased.ts'
import { entriesOf, standingOf } from '../standing.ts'
import { holdImport } from './holdImport.ts'
import { keepRows, noteState } from './state.ts'
import { updateImportRows } from './updateImportRows.ts'
import { writeEntries } from './writeEntries.ts'
import { writeOwnLists } from './writeOwnLists.ts'

interface Applying {
	memberId: string
	importId: string
	now: Date
}

/**
 * Takes a file that was looked at into the list, whole or not at all. What comes of each row is asked once more, since the
 * list may have changed meanwhile: so a second import of the same file changes nothing, also from another tab. Twice is
 * as once.
 *
 * @throws Problem 404 where it is not the member's; 409 `transfer.gone` where it was taken back.
 */
export async function applyImport(db: Kysely<Schema>, { memberId, importId, now }: Applying): Promise<void> {
	await setBased(db, async (transaction) => {
		const file = await holdImport(transaction, memberId, importId)
		if (file.undone_at) throw new Problem('transfer.gone', 409)
		if (file.applied_at) return
		// Votes hold the version of the catalogue before anything of a list is held.
		await raiseVersion(transaction)
		const rows = await decide(transaction, { memberId, importId })
		const placed = placedOn(rows)
		const { plans } = await planOwnLists(transaction, memberId, placed, file.own_lists)
		await keepRows(transaction, importId)
		const entries = rows.flatMap(({ title_id, verdict, wanted, after }) =>
			title_id !== null && wanted && after && (verdict === 'created' || verdict === 'changed')
				? [
						{
							titleId: title_id,
							content: after,
							seenAt: instant(wanted.seenAt, now),
							addedAt: instant(wanted.addedAt, now),
						},
					]
				: [],
		)
		await writeEntries(transaction, { memberId, entries, now })
		const touched = await writeOwnLists(transaction, { memberId, plans, now })
		await noteState(transaction, importId)
		await transaction
			.updateTable('list_import')
			.set({
				applied_at: now,
				made_lists: plans.filter(({ id }) => id === undefined).map(({ title }) => title),
				added_items: plans.reduce((sum, { added }) => sum + added.length, 0),
				touched_lists: JSON.stringify(touched),
			})
			.where('id', '=', importId)
			.execute()
	})
}

/** What comes of each row with what is there now. */
async function decide(db: Database, { memberId, importId }: Omit<Applying, 'now'>) {
	const rows = await db
		.selectFrom('list_import_row')
		.where('import_id', '=', importId)
		.select(['place', 'title_id', 'verdict', 'reason', 'wanted', 'before', 'after'])
		.orderBy('place')
		.execute()
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

type Outcome = Pick<PlannedRow, 'verdict' | 'reason' | 'before' | 'after'>

/** Whether something else comes of a row than when the file was looked at. */
function hasChanged(now: Outcome, then: Outcome | undefined): boolean {
	return (['verdict', 'reason', 'before', 'after'] as const).some((part) => !isDeepStrictEqual(now[part], then?.[part]))
}

/** What the file tells, but nothing that lies in the future. */
function instant(told: string | null, now: Date): Date {
	const date = told === null ? now : new Date(told)
	return date < now ? date : now
}
