import { type Kysely, sql } from 'kysely'
import { Problem } from '../../../api/problem.ts'
import { raiseVersion } from '../../../catalogue/recordChanges.ts'
import { castTitleVotes } from '../../../catalogue/vote/titleVotes.ts'
import type { Database, Schema } from '../../../database/schema.ts'
import { setBased } from '../setBased.ts'
import { holdImport } from './holdImport.ts'
import { writtenRows } from './state.ts'
import { takeBackOwnLists } from './writeOwnLists.ts'

interface Undoing {
	memberId: string
	importId: string
	now: Date
}

/**
 * Takes an import back, whole: entries, logs, votes and lists stand again as they stood before it. An entry that was
 * changed since stays as it is and is counted; nothing that somebody did later is lost. Twice is as once.
 *
 * @throws Problem 404 where there is no such import of the member.
 */
export async function undoImport(db: Kysely<Schema>, { memberId, importId, now }: Undoing): Promise<void> {
	await setBased(db, async (transaction) => {
		const file = await holdImport(transaction, memberId, importId)
		if (!file.applied_at) throw new Problem('request.notFound', 404)
		if (file.undone_at) return
		await raiseVersion(transaction)
		await sql`select from list_entry e join list_import_row r on r.title_id = e.title_id
			where e.member_id = ${memberId} and r.import_id = ${importId} order by e.title_id for update of e`.execute(
			transaction,
		)
		const written = await writtenRows(transaction, importId)
		const restored = written.filter(({ isAsLeft }) => isAsLeft)
		const ballots = restored.map(({ titleId, score, votedAt }) => ({
			titleId,
			score,
			at: votedAt === null ? now : new Date(votedAt),
		}))
		await castTitleVotes(transaction, { memberId, ballots })
		await putBack(transaction, { memberId, importId, titleIds: restored.map(({ titleId }) => titleId) })
		await takeBackOwnLists(transaction, { memberId, touched: file.touched_lists })
		await transaction
			.updateTable('list_import')
			.set({ undone_at: now, kept_by_undo: written.length - restored.length })
			.where('id', '=', importId)
			.execute()
	})
}

interface PuttingBack {
	memberId: string
	importId: string
	titleIds: readonly number[]
}

async function putBack(db: Database, { memberId, importId, titleIds }: PuttingBack): Promise<void> {
	const ids = sql`any(${titleIds}::int[])`
	const kept = sql`from list_import_row r where r.import_id = ${importId} and r.title_id = ${ids}`
	// The log goes with its entry.
	await sql`delete from list_entry where member_id = ${memberId} and title_id = ${ids}`.execute(db)
	await sql`insert into list_entry select e.* from (
			select (jsonb_populate_record(null::list_entry, r.kept->'entry')).* ${kept} and r.kept->'entry' <> 'null'
		) e`.execute(db)
	await sql`insert into list_progress select p.* from (
			select (jsonb_populate_recordset(null::list_progress, r.kept->'log')).* ${kept} and r.kept->'log' <> 'null'
		) p`.execute(db)
}
