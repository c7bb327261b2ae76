import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { Problem } from '../../../core/problem.ts'
import { lockImport } from './lockImport.ts'
import { type ImportWork, resumeImport } from './resumeImport.ts'

/**
 * Undoes an import: restores entries, logs, votes and custom lists. Entries that the member changed since stay and are
 * counted. Idempotent.
 *
 * @throws Problem 404 if the member has no such import.
 */
export async function undoImport(db: Kysely<Schema>, work: ImportWork): Promise<void> {
	const { memberId, importId } = work
	await db.transaction().execute(async (transaction) => {
		const file = await lockImport(transaction, memberId, importId)
		if (!file.applied_at) throw new Problem('request.notFound', 404)
		if (file.undone_at) return
		await transaction.updateTable('list_import').set({ work: 'undoing' }).where('id', '=', importId).execute()
	})
	await resumeImport(db, work)
}
