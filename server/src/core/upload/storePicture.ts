import { createHash } from 'node:crypto'
import type { UploadedPicture } from 'shared-contract'
import type { Database } from '../database/schema.ts'
import type { ObjectStore } from '../storage/objectStore.ts'
import { toPicture, uploadKey } from './picture.ts'
import type { EncodedPicture } from './reencode.ts'

interface NewUpload {
	memberId: string
	picture: EncodedPicture
	now: Date
}

/** Stores a picture under the hash of its content; equal pictures are stored once. */
export async function storePicture(db: Database, storage: ObjectStore, upload: NewUpload): Promise<UploadedPicture> {
	const { memberId, picture, now } = upload
	const id = createHash('sha256').update(picture.bytes).digest('hex')
	const { width, height } = picture
	await db.transaction().execute(async (transaction) => {
		// The row stays locked until the file is written: concurrent pruning waits, or the file is written again after it.
		await transaction
			.insertInto('upload')
			.values({ id, member_id: memberId, width, height, bytes: picture.bytes.length, touched_at: now })
			.onConflict((conflict) => conflict.column('id').doUpdateSet({ touched_at: now }))
			.execute()
		await storage.put(uploadKey(id), picture.bytes)
	})
	return toPicture({ id, width, height })
}
