import type { UploadedPicture, UploadPurpose } from 'shared-contract'
import type { Database } from '../database/schema.ts'
import { Problem } from '../problem.ts'
import { toPicture } from './picture.ts'

interface UploadUse {
	purpose: UploadPurpose
	/** The id of the resource that shows the picture. */
	owner: string
	now: Date
}

/**
 * Records that a resource shows an upload, and releases its previous one. Call it in the transaction that writes the owner.
 *
 * @throws Problem 409 `upload.gone` when the upload does not exist
 */
export async function showUpload(db: Database, id: string | null, use: UploadUse): Promise<UploadedPicture | null> {
	const shown = id === null ? null : await keepUpload(db, id, use)
	await releaseUploads(db, use, id)
	return shown
}

/**
 * Records that a resource shows or showed an upload, and keeps its former ones, to which an undo may go back.
 *
 * @throws Problem 409 `upload.gone` when the upload does not exist
 */
export async function keepUpload(
	db: Database,
	id: string,
	{ purpose, owner }: Omit<UploadUse, 'now'>,
): Promise<UploadedPicture> {
	const upload = await lockUpload(db, id)
	await db
		.insertInto('upload_use')
		.values({ upload_id: upload.id, purpose, owner })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
	return toPicture(upload)
}

/** Removes the uses of an owner, except that of the upload `except`. An unused upload is deleted after a day. */
export async function releaseUploads(db: Database, { purpose, owner, now }: UploadUse, except: string | null = null) {
	const released = await db
		.deleteFrom('upload_use')
		.where('purpose', '=', purpose)
		.where('owner', '=', owner)
		.$if(except !== null, (query) => query.where('upload_id', '!=', except ?? ''))
		.returning('upload_id')
		.execute()
	if (released.length === 0) return
	const ids = released.map(({ upload_id }) => upload_id)
	await db.updateTable('upload').set({ touched_at: now }).where('id', 'in', ids).execute()
}

// The lock keeps the upload from being pruned before the use is inserted.
async function lockUpload(db: Database, id: string) {
	const upload = await db
		.selectFrom('upload')
		.where('id', '=', id)
		.select(['id', 'width', 'height'])
		.forKeyShare()
		.executeTakeFirst()
	if (!upload) throw new Problem('upload.gone', 409)
	return upload
}
