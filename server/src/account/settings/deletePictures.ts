import { sql } from 'kysely'
import { lockThread, releaseReportedPictures, updateThreadVisibility } from '../../community/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { releaseUploads } from '../../core/upload/use.ts'

/** An upload last touched at this time is deleted by the next pruning. */
const LONG_AGO = new Date(0)

/**
 * Releases a member's uploads: pictures of the profile and of comments. The comments' texts stay; a comment without text is
 * removed. Uploads that another member also uses stay.
 */
export async function deletePictures(db: Database, memberId: string, now: Date): Promise<void> {
	for (const purpose of ['avatar', 'banner'] as const) {
		await releaseUploads(db, { purpose, owner: memberId, now: LONG_AGO })
	}
	const { rows } = await sql<{ id: number; text: string }>`select id, text from comment
		where member_id = ${memberId} and picture_id is not null order by id`.execute(db)
	for (const { id, text } of rows) {
		await lockThread(db, id)
		await releaseUploads(db, { purpose: 'comment', owner: String(id), now: LONG_AGO })
		const removed = text === '' ? sql`coalesce(removed_at, ${now})` : sql`removed_at`
		await sql`update comment set picture_id = null, image_url = null, removed_at = ${removed}
			where id = ${id}`.execute(db)
		await updateThreadVisibility(db, id)
	}
	await releaseReportedPictures(db, memberId, LONG_AGO)
	await db
		.updateTable('upload')
		.set({ member_id: null, touched_at: LONG_AGO })
		.where('member_id', '=', memberId)
		.execute()
}
