import type { Kysely } from 'kysely'
import { lockVersion } from '../../../catalogue/public.ts'
import type { Schema } from '../../../core/database/schema.ts'
import { setBased } from '../setBased.ts'
import { applyRows } from './applyRows.ts'
import { lockImport } from './lockImport.ts'
import { revertRows } from './revertRows.ts'

/** An import that is taken in or back. */
export interface ImportWork {
	memberId: string
	importId: string
	now: Date
}

/**
 * Does what the journal of an import says is to be done, some rows at a time, each time in a transaction of its own. Several
 * may do it at once, also in several processes: each of them takes the rows that are next. Where taking in fails, what
 * had been taken in is taken back; where the process ends, whoever comes next carries on.
 *
 * @throws what made it fail.
 */
export async function resumeImport(db: Kysely<Schema>, asked: ImportWork): Promise<void> {
	try {
		await doAll(db, asked)
	} catch (error) {
		if (await turnBack(db, asked)) await doAll(db, asked)
		throw error
	}
}

async function doAll(db: Kysely<Schema>, asked: ImportWork): Promise<void> {
	while (await doSome(db, asked));
}

/** Does the next rows of an import. @returns whether there is more to do. */
export function doSome(db: Kysely<Schema>, { memberId, importId, now }: ImportWork): Promise<boolean> {
	return setBased(db, async (transaction) => {
		// The version of the catalogue first, as every vote and the end of an account hold it: no two then wait for each other.
		await lockVersion(transaction)
		const file = await lockImport(transaction, memberId, importId)
		const some = { ...file, memberId, importId, now }
		if (file.work === 'applying') return applyRows(transaction, { ...some, now: file.begun_at ?? now })
		if (file.work === 'undoing') return revertRows(transaction, some)
		return false
	})
}

async function turnBack(db: Kysely<Schema>, { importId }: ImportWork): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('list_import')
		.set({ work: 'undoing' })
		.where('id', '=', importId)
		.where('work', '=', 'applying')
		.executeTakeFirst()
	return Number(numUpdatedRows) > 0
}
