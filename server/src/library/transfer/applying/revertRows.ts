import { sql } from 'kysely'
import { castTitleVotes } from '../../../catalogue/public.ts'
import type { Database } from '../../../core/database/schema.ts'
import { BATCH_SIZE } from './batchSize.ts'
import type { LockedWork } from './lockImport.ts'
import { deleteRows, type RowRange, writtenRows } from './state.ts'
import { revertCustomLists } from './writeCustomLists.ts'

/**
 * Reverts the last batch of applied rows; after the first row the custom lists.
 *
 * @returns whether there is more to do.
 */
export async function revertRows(db: Database, work: LockedWork): Promise<boolean> {
	const { memberId, importId, reached, now } = work
	if (reached <= 0) return finish(db, work)
	const range = { importId, after: Math.max(0, reached - BATCH_SIZE), to: reached }
	await sql`select from list_entry where member_id = ${memberId} and title_id = any(array(
			select title_id from list_import_row where import_id = ${importId} and place > ${range.after}
				and place <= ${range.to})) order by title_id for update`.execute(db)
	const written = await writtenRows(db, range)
	const restored = written.filter(({ isAsLeft }) => isAsLeft)
	const ballots = restored.map(({ titleId, score, votedAt }) => ({
		titleId,
		score,
		at: votedAt === null ? now : new Date(votedAt),
	}))
	if (ballots.length > 0) {
		await castTitleVotes(db, { memberId, ballots, now })
		const titleIds = restored.map(({ titleId }) => titleId)
		await restoreRows(db, { memberId, range, titleIds })
	}
	// A failed import may be applied again, over the list of that time.
	if (!work.applied_at) await deleteRows(db, range)
	await db
		.updateTable('list_import')
		.set(({ eb }) => ({
			reached: range.after,
			skipped_by_undo: eb('skipped_by_undo', '+', written.length - restored.length),
		}))
		.where('id', '=', importId)
		.execute()
	return true
}

// A failed import counts as never applied: it can be tried again.
async function finish(db: Database, { memberId, importId, applied_at, now }: LockedWork): Promise<false> {
	const ofImport = db.selectFrom('list_import').where('id', '=', importId)
	const { touched_lists } = await ofImport.select('touched_lists').executeTakeFirstOrThrow()
	const stay = await revertCustomLists(db, { memberId, touched: touched_lists, appliedAt: applied_at, now })
	await db
		.updateTable('list_import')
		.set(({ eb }) => ({
			work: null,
			...(applied_at
				? { undone_at: now, skipped_by_undo: eb('skipped_by_undo', '+', stay) }
				: { begun_at: null, skipped_by_undo: 0 }),
		}))
		.where('id', '=', importId)
		.execute()
	return false
}

interface Restoration {
	memberId: string
	range: RowRange
	titleIds: readonly number[]
}

async function restoreRows(db: Database, { memberId, range, titleIds }: Restoration): Promise<void> {
	const ids = sql`any(${titleIds}::int[])`
	const kept = sql`from list_import_row r where r.import_id = ${range.importId} and r.place > ${range.after}
		and r.place <= ${range.to} and r.title_id = ${ids} and r.kept->'entry'->'title_id' = to_jsonb(r.title_id)`
	// Cascades to the progress log. Rows of a former version lack later columns.
	await sql`delete from list_entry where member_id = ${memberId} and title_id = ${ids}`.execute(db)
	await sql`insert into list_entry select e.* from (
			select (jsonb_populate_record(null::list_entry, '{"is_repeat": false, "tags": []}' || (r.kept->'entry'))).* ${kept}
		) e`.execute(db)
	await sql`insert into list_progress select p.* from (
			select (jsonb_populate_recordset(null::list_progress, r.kept->'log')).* ${kept} and r.kept->'log' <> 'null'
		) p`.execute(db)
}
