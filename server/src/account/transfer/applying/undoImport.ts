import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { Problem } from '../../../core/problem.ts'
import { lockImport } from './lockImport.ts'
import { type ImportWork, resumeImport } from './resumeImport.ts'

/**
 * Takes an import back, whole: entries, logs, votes and lists stand again as they stood before it. An entry that was
 * changed since stays as it is and is counted; nothing that somebody did later is lost. Twice is as once.
 *
 * @throws Problem 404 where there is no such import of the member.
 */
export async function undoImport(db: Kysely<Schema>, asked: ImportWork): Promise<void> {
	const { memberId, importId } = asked
	await db.transaction().execute(async (transaction) => {
		const file = await lockImport(transaction, memberId, importId)
		if (!file.applied_at) throw new Problem('request.notFound', 404)
		if (file.undone_at) return
		await transaction.updateTable('list_import').set({ work: 'undoing' }).where('id', '=', importId).execute()
	})
	await resumeImport(db, asked)
}
