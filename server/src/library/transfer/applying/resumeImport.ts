import type { Kysely } from 'kysely'
import { lockVersion } from '../../../catalogue/public.ts'
import type { Schema } from '../../../core/database/schema.ts'
import { withoutNestedLoops } from '../withoutNestedLoops.ts'
import { applyRows } from './applyRows.ts'
import { lockImport } from './lockImport.ts'
import { revertRows } from './revertRows.ts'

/** An import to apply or undo. */
export interface ImportWork {
	memberId: string
	importId: string
	now: Date
}

/**
 * Continues the work in the journal of an import, one transaction per batch. Several processes may do it at once: each takes
 * the next batch. A failed import is reverted; an interrupted one is resumed by the next call.
 *
 * @throws the error of the failed batch.
 */
export async function resumeImport(db: Kysely<Schema>, work: ImportWork): Promise<void> {
	try {
		await processAllBatches(db, work)
	} catch (error) {
		if (await startRevert(db, work)) await processAllBatches(db, work)
		throw error
	}
}

async function processAllBatches(db: Kysely<Schema>, work: ImportWork): Promise<void> {
	while (await processBatch(db, work));
}

/** Processes the next batch of an import. @returns whether there is more to do. */
export function processBatch(db: Kysely<Schema>, { memberId, importId, now }: ImportWork): Promise<boolean> {
	return withoutNestedLoops(db, async (transaction) => {
		// The same lock order as votes and the deletion of accounts, to avoid deadlocks.
		await lockVersion(transaction)
		const file = await lockImport(transaction, memberId, importId)
		const locked = { ...file, memberId, importId, now }
		if (file.work === 'applying') return applyRows(transaction, { ...locked, now: file.begun_at ?? now })
		if (file.work === 'undoing') return revertRows(transaction, locked)
		return false
	})
}

async function startRevert(db: Kysely<Schema>, { importId }: ImportWork): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('list_import')
		.set({ work: 'undoing' })
		.where('id', '=', importId)
		.where('work', '=', 'applying')
		.executeTakeFirst()
	return Number(numUpdatedRows) > 0
}
