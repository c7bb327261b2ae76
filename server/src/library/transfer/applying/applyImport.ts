import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { Problem } from '../../../core/problem.ts'
import { lockImport } from './lockImport.ts'
import { type ImportWork, resumeImport } from './resumeImport.ts'

/**
 * Applies a checked import to the list, all rows or none. It works in batches, so that other requests get their turn; a
 * journal lets an interrupted import resume. Each row is planned again, since the list may have changed since the check.
 * Idempotent.
 *
 * @throws Problem 404 if it is not the member's; 409 `transfer.gone` if it was undone.
 */
export async function applyImport(db: Kysely<Schema>, work: ImportWork): Promise<void> {
	const { memberId, importId, now } = work
	const isReverting = await db.transaction().execute(async (transaction) => {
		const file = await lockImport(transaction, memberId, importId)
		if (file.undone_at || (file.applied_at && file.work)) throw new Problem('transfer.gone', 409)
		if (file.applied_at || file.work) return file.work === 'undoing'
		await transaction
			.updateTable('list_import')
			.set({ work: 'applying', begun_at: now })
			.where('id', '=', importId)
			.execute()
		return false
	})
	await resumeImport(db, work)
	// An earlier failed attempt had to be reverted first.
	if (isReverting) await applyImport(db, work)
}
