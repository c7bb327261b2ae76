import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../core/database/schema.ts'
import { Problem } from '../../../core/problem.ts'
import type { TransferTables } from '../tables.ts'

const COLUMNS = ['applied_at', 'undone_at', 'begun_at', 'work', 'reached', 'own_lists', 'touched_lists'] as const

/** An import that nobody else touches until the transaction ends, and what is to be done with it. */
export type LockedImport = Pick<Selectable<TransferTables['list_import']>, (typeof COLUMNS)[number]>

/** The same as part of the work on it. */
export interface LockedWork extends LockedImport {
	memberId: string
	importId: string
	now: Date
}

/**
 * Holds an import of a member until the transaction ends, and the member's own lists with it. What a visitor of a demo
 * looked at becomes that of the member who now asks for it by its id.
 *
 * @throws Problem 404 where there is none for this member.
 */
export async function lockImport(transaction: Database, memberId: string, importId: string): Promise<LockedImport> {
	await sql`select from member where id = ${memberId} for no key update`.execute(transaction)
	const file = await transaction
		.updateTable('list_import')
		.set({ member_id: memberId })
		.where('id', '=', importId)
		.where((where) => where.or([where('member_id', '=', memberId), where('member_id', 'is', null)]))
		.returning(COLUMNS)
		.executeTakeFirst()
	if (!file) throw new Problem('request.notFound', 404)
	return file
}
