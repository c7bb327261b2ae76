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
	await use(db, id, purpose, owner)
	return toPicture(upload)
}

/**
 * Records that a resource of a member shows a private upload of theirs, which nothing else shows or will show.
 *
 * @throws Problem 410 `upload.gone` when there is no such upload
 */
export async function claimUpload(
	db: Database,
	id: string,
	{ purpose, owner, memberId }: Omit<UploadUse, 'now'> & { memberId: string },
): Promise<void> {
	// Locked first: of two that claim it, the second one sees the use of the first.
	await db.selectFrom('upload').where('id', '=', id).select('id').forUpdate().execute()
	const upload = await db
		.selectFrom('upload')
		.where('id', '=', id)
		.where('member_id', '=', memberId)
		.where('is_private', '=', true)
		.where(({ not, exists, selectFrom }) => not(exists(selectFrom('upload_use').where('upload_id', '=', id))))
		.select('id')
		.executeTakeFirst()
	if (!upload) throw new Problem('upload.gone', 410)
	await use(db, id, purpose, owner)
}

async function use(db: Database, id: string, purpose: UploadPurpose, owner: string): Promise<void> {
	await db
		.insertInto('upload_use')
		.values({ upload_id: id, purpose, owner })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
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
		.where('is_private', '=', false)
		.select(['id', 'width', 'height'])
		.forKeyShare()
		.executeTakeFirst()
	if (!upload) throw new Problem('upload.gone', 409)
	return upload
}
