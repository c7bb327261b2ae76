import { sql } from 'kysely'
import type { ImportCounts } from 'shared-contract'
import type { Database } from '../../../core/database/schema.ts'
import { titlesWithLists } from '../checkFile.ts'
import { planCustomLists } from '../customListPlan.ts'
import { rowSums } from '../readImports.ts'
import type { WantedRow } from '../wantedRow.ts'
import { BATCH_SIZE } from './batchSize.ts'
import type { LockedWork } from './lockImport.ts'
import { replanRows } from './replanRows.ts'
import { storeRows, storeState } from './state.ts'
import { writeCustomLists } from './writeCustomLists.ts'
import { writeEntries } from './writeEntries.ts'

/**
 * Applies the next batch of rows; after the last one the custom lists.
 *
 * @returns whether there is more to do.
 */
export async function applyRows(db: Database, work: LockedWork): Promise<boolean> {
	const { memberId, importId, reached, now } = work
	const waiting = await db
		.selectFrom('list_import_row')
		.where('import_id', '=', importId)
		.where('place', '>', reached)
		.select(['place', 'title_id', 'verdict', 'reason', 'wanted', 'before', 'after'])
		.orderBy('place')
		.limit(BATCH_SIZE)
		.execute()
	const last = waiting.at(-1)
	if (last === undefined) return finish(db, work)
	const rows = await replanRows(db, { memberId, importId, rows: waiting })
	const entries = rows.flatMap(({ title_id, verdict, wanted, after }) =>
		title_id !== null && wanted && after && isWritten(verdict)
			? [{ titleId: title_id, content: after, ...instantsOf(wanted, now) }]
			: [],
	)
	if (entries.length > 0) {
		const places = rows.flatMap(({ place, verdict }) => (isWritten(verdict) ? [place] : []))
		const written = { memberId, importId, places, titleIds: entries.map(({ titleId }) => titleId) }
		await storeRows(db, written)
		await writeEntries(db, { memberId, entries, now })
		await storeState(db, written)
	}
	await db.updateTable('list_import').set({ reached: last.place }).where('id', '=', importId).execute()
	return true
}

async function finish(db: Database, { memberId, importId, own_lists, now }: LockedWork): Promise<false> {
	const rows = await db
		.selectFrom('list_import_row')
		.where('import_id', '=', importId)
		.where(sql<boolean>`wanted->'lists' <> '[]'`)
		.select(['title_id', 'verdict', 'wanted'])
		.orderBy('place')
		.execute()
	const { plans } = await planCustomLists(db, memberId, titlesWithLists(rows), own_lists)
	const touched = await writeCustomLists(db, { memberId, plans, now })
	await db
		.updateTable('list_import')
		.set({
			work: null,
			applied_at: now,
			made_lists: plans.filter(({ id }) => id === undefined).map(({ title }) => title),
			added_items: plans.reduce((sum, { added }) => sum + added.length, 0),
			touched_lists: JSON.stringify(touched),
		})
		.where('id', '=', importId)
		.execute()
	// The rows are final: store their totals.
	await sql`update list_import set (kinds, counts) = (${rowSums(sql`${importId}`)}) where id = ${importId}`.execute(db)
	return false
}

function isWritten(verdict: keyof ImportCounts): boolean {
	return verdict === 'created' || verdict === 'changed'
}

function instantsOf({ seenAt, addedAt }: WantedRow, now: Date): { seenAt: Date; addedAt: Date } {
	return { seenAt: instant(seenAt, now), addedAt: instant(addedAt, now) }
}

/** The instant of the file, but never in the future. */
function instant(told: string | null, now: Date): Date {
	const date = told === null ? now : new Date(told)
	return date < now ? date : now
}
