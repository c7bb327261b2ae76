import { sql } from 'kysely'
import { LIST_UNDO_MS, type ListEntry } from 'shared-contract'
import type { Pictures } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { readEntry } from './entryRow.ts'

interface EntryRequest {
	memberId: string
	titleId: number
	now: Date
}

/** Removes an entry; it can be restored for a day. Idempotent. @returns whether there was one. */
export async function removeEntry(db: Database, { memberId, titleId, now }: EntryRequest): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('list_entry')
		.set({ removed_at: now })
		.where('member_id', '=', memberId)
		.where('title_id', '=', titleId)
		.where('removed_at', 'is', null)
		.executeTakeFirst()
	return numUpdatedRows > 0
}

/** Undoes the removal of an entry. @throws Problem 409 if it was removed too long ago, or there is none. */
export async function restoreEntry(
	db: Database,
	entryRequest: EntryRequest & { pictures: Pictures },
): Promise<ListEntry> {
	const { memberId, titleId, now } = entryRequest
	await db
		.updateTable('list_entry')
		.set({ removed_at: null })
		.where('member_id', '=', memberId)
		.where('title_id', '=', titleId)
		.where('removed_at', '>', new Date(now.getTime() - LIST_UNDO_MS))
		.execute()
	const entry = await readEntry(db, entryRequest)
	if (!entry) throw new Problem('list.undoExpired', 409)
	return entry
}

/** Deletes entries, custom lists and saved views that were removed a day ago. */
export async function deleteOldRemovals(db: Database, now: Date): Promise<void> {
	const before = new Date(now.getTime() - LIST_UNDO_MS)
	await sql`delete from list_entry where removed_at <= ${before}`.execute(db)
	await sql`delete from custom_list where removed_at <= ${before}`.execute(db)
	await sql`delete from saved_view where removed_at <= ${before}`.execute(db)
}
