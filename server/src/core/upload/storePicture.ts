import { createHash, randomBytes } from 'node:crypto'
import type { UploadedPicture, UploadPurpose } from 'shared-contract'
import type { Database } from '../database/schema.ts'
import type { ObjectStore } from '../storage/objectStore.ts'
import { toPicture, uploadKey } from './picture.ts'
import type { EncodedPicture } from './reencode.ts'

interface NewUpload {
	purpose: UploadPurpose
	memberId: string
	picture: EncodedPicture
	now: Date
}

/**
 * Stores a picture under the hash of its content; equal pictures are stored once. That of a message, which may be private, gets
 * a random id: whoever has the same file can neither find it nor ask whether it is there.
 */
export async function storePicture(db: Database, storage: ObjectStore, upload: NewUpload): Promise<UploadedPicture> {
	const { memberId, purpose, picture, now } = upload
	const isPrivate = purpose === 'message'
	const id = isPrivate ? randomBytes(32).toString('hex') : createHash('sha256').update(picture.bytes).digest('hex')
	const { width, height } = picture
	await db.transaction().execute(async (transaction) => {
		// The row stays locked until the file is written: concurrent pruning waits, or the file is written again after it.
		await transaction
			.insertInto('upload')
			.values({
				id,
				member_id: memberId,
				width,
				height,
				bytes: picture.bytes.length,
				is_private: isPrivate,
				touched_at: now,
			})
			.onConflict((conflict) => conflict.column('id').doUpdateSet({ touched_at: now }))
			.execute()
		await storage.put(uploadKey(id), picture.bytes)
	})
	return toPicture({ id, width, height })
}
