import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../core/database/schema.ts'
import { Problem } from '../../../core/problem.ts'
import type { TransferTables } from '../tables.ts'

const COLUMNS = ['applied_at', 'undone_at', 'begun_at', 'work', 'reached'] as const

/** The state of an import whose row is locked until the transaction ends. */
export type LockedImport = Pick<Selectable<TransferTables['list_import']>, (typeof COLUMNS)[number]>

/** A locked import with the parameters of its batch. */
export interface LockedWork extends LockedImport {
	memberId: string
	importId: string
	now: Date
}

/**
 * Locks an import and the member's custom lists until the transaction ends. An import that a visitor of a demo checked is
 * assigned to the member.
 *
 * @throws Problem 404 if the member has no such import.
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
