import { sql } from 'kysely'
import { DAY_MS } from 'shared-contract/units'
import type { Database } from '../database/schema.ts'
import type { ObjectStore } from '../storage/objectStore.ts'
import { uploadKey } from './picture.ts'

const UNUSED_MS = DAY_MS
const BATCH_SIZE = 100

/** Deletes uploads that were unused for a day. @returns their number */
export async function pruneUploads(db: Database, storage: ObjectStore, now: Date): Promise<number> {
	const before = new Date(now.getTime() - UNUSED_MS)
	let total = 0
	while (true) {
		const deleted = await pruneBatch(db, storage, before)
		total += deleted
		if (deleted < BATCH_SIZE) return total
	}
}

// The rows stay locked until the files are deleted: an upload of the same picture waits, and writes its file again.
function pruneBatch(db: Database, storage: ObjectStore, before: Date): Promise<number> {
	return db.transaction().execute(async (transaction) => {
		const { rows } = await sql<{ id: string }>`delete from upload where id in (
			select u.id from upload u
			where u.touched_at < ${before} and not exists (select from upload_use where upload_id = u.id)
			order by u.touched_at, u.id limit ${BATCH_SIZE} for update skip locked
		) returning id`.execute(transaction)
		await storage.remove(rows.map(({ id }) => uploadKey(id)))
		return rows.length
	})
}
