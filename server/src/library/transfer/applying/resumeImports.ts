import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { resumeImport } from './resumeImport.ts'

/**
 * Resumes all interrupted imports. Safe while another process works on them.
 *
 * @throws AggregateError if some could not be resumed; the others were.
 */
export async function resumeImports(db: Kysely<Schema>, now: Date): Promise<void> {
	const begun = await db
		.selectFrom('list_import')
		.where('work', 'is not', null)
		.select(['id', 'member_id'])
		.orderBy('begun_at')
		.execute()
	const failures: unknown[] = []
	for (const { id, member_id } of begun) {
		if (member_id === null) continue
		await resumeImport(db, { memberId: member_id, importId: id, now }).catch((error) => failures.push(error))
	}
	if (failures.length > 0) throw new AggregateError(failures, 'imports could not be resumed')
}
