import type { UploadedPicture, UploadPurpose } from 'shared-contract'
import type { Database } from '../database/schema.ts'
import { Problem } from '../problem.ts'
import { toPicture } from './picture.ts'

interface Use {
	purpose: UploadPurpose
	/** What shows the picture, by its id. */
	owner: string
	now: Date
}

/**
 * Says what shows an upload; what the owner showed before is let go. Belongs in the transaction that writes the owner.
 *
 * @throws Problem 409 `upload.gone` where there is no such upload (any more).
 */
export async function showUpload(db: Database, id: string | null, use: Use): Promise<UploadedPicture | null> {
	const upload = id === null ? null : await held(db, id)
	await releaseUploads(db, use, id)
	if (!upload) return null
	await db
		.insertInto('upload_use')
		.values({ upload_id: upload.id, purpose: use.purpose, owner: use.owner })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
	return toPicture(upload)
}

/** Lets go of what an owner showed, but for `kept`. What nothing shows any more goes after a day. */
export async function releaseUploads(db: Database, { purpose, owner, now }: Use, kept: string | null = null) {
	const released = await db
		.deleteFrom('upload_use')
		.where('purpose', '=', purpose)
		.where('owner', '=', owner)
		.$if(kept !== null, (query) => query.where('upload_id', '!=', kept ?? ''))
		.returning('upload_id')
		.execute()
	if (released.length === 0) return
	const ids = released.map(({ upload_id }) => upload_id)
	await db.updateTable('upload').set({ touched_at: now }).where('id', 'in', ids).execute()
}

// Held, so that it is not pruned between the look and the use.
async function held(db: Database, id: string) {
	const upload = await db
		.selectFrom('upload')
		.where('id', '=', id)
		.select(['id', 'width', 'height'])
		.forKeyShare()
		.executeTakeFirst()
	if (!upload) throw new Problem('upload.gone', 409)
	return upload
}
