import { createHash } from 'node:crypto'
import type { UploadedPicture } from 'shared-contract'
import type { Database } from '../database/schema.ts'
import type { FileStore } from './fileStore.ts'
import { fileName, toPicture } from './picture.ts'
import type { Redrawn } from './redraw.ts'

interface Keeping {
	memberId: string
	picture: Redrawn
	now: Date
}

/** Keeps a picture under the name that its content gives it; the same picture sent twice is kept once. */
export async function storePicture(db: Database, files: FileStore, given: Keeping): Promise<UploadedPicture> {
	const { memberId, picture, now } = given
	const id = createHash('sha256').update(picture.bytes).digest('hex')
	const { width, height } = picture
	await db.transaction().execute(async (transaction) => {
		// The row is held until the file is there: who prunes the same one just now is waited for, and undone.
		await transaction
			.insertInto('upload')
			.values({ id, member_id: memberId, width, height, bytes: picture.bytes.length, touched_at: now })
			.onConflict((conflict) => conflict.column('id').doUpdateSet({ touched_at: now }))
			.execute()
		await files.put(fileName(id), picture.bytes)
	})
	return toPicture({ id, width, height })
}
