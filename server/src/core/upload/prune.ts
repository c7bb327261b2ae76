import { sql } from 'kysely'
import { DAY_MS } from 'shared-contract/units'
import type { Database } from '../database/schema.ts'
import type { FileStore } from './fileStore.ts'
import { fileName } from './picture.ts'

const UNUSED_FOR_MS = DAY_MS
const AT_ONCE = 100

/** Deletes uploads that nothing has shown for a day. @returns how many went. */
export async function pruneUploads(db: Database, files: FileStore, now: Date): Promise<number> {
	const before = new Date(now.getTime() - UNUSED_FOR_MS)
	let all = 0
	while (true) {
		const gone = await pruneSome(db, files, before)
		all += gone
		if (gone < AT_ONCE) return all
	}
}

// The rows are held until their files are gone: who sends the same picture just now waits, and writes it anew.
function pruneSome(db: Database, files: FileStore, before: Date): Promise<number> {
	return db.transaction().execute(async (transaction) => {
		const { rows } = await sql<{ id: string }>`delete from upload where id in (
			select u.id from upload u
			where u.touched_at < ${before} and not exists (select from upload_use where upload_id = u.id)
			order by u.touched_at, u.id limit ${AT_ONCE} for update skip locked
		) returning id`.execute(transaction)
		for (const { id } of rows) await files.remove(fileName(id))
		return rows.length
	})
}
