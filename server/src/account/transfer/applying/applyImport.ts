import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { Problem } from '../../../core/problem.ts'
import { lockImport } from './lockImport.ts'
import { type ImportWork, resumeImport } from './resumeImport.ts'

/**
 * Takes a file that was looked at into the list, whole or not at all: some rows at a time, so that others have their turn
 * in between, with a journal by which one that broke off is carried on. What comes of each row is asked once more, since
 * the list may have changed meanwhile: so a second import of the same file changes nothing, also from another tab. Twice
 * is as once.
 *
 * @throws Problem 404 where it is not the member's; 409 `transfer.gone` where it was taken back.
 */
export async function applyImport(db: Kysely<Schema>, asked: ImportWork): Promise<void> {
	const { memberId, importId, now } = asked
	const isTakingBack = await db.transaction().execute(async (transaction) => {
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
	await resumeImport(db, asked)
	// One that failed halfway had still to be taken back, and has been by now.
	if (isTakingBack) await applyImport(db, asked)
}
