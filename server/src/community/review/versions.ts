import { sql } from 'kysely'
import type { ReviewVersion } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { requireVisibleComment, type StoredComment } from '../comment/commentRow.ts'

/** The id of a member's review of a title, unless its author removed it. */
export async function ownReviewId(db: Database, titleId: number, memberId: string): Promise<number | undefined> {
	const row = await db
		.selectFrom('comment')
		.where('review_of', '=', titleId)
		.where('member_id', '=', memberId)
		.where('removed_at', 'is', null)
		.select('id')
		.executeTakeFirst()
	return row?.id
}

/** Stores the present text of a review before its author edits it. Call it in the transaction of the edit. */
export async function storeVersion(db: Database, { id, version, text }: StoredComment, now: Date): Promise<void> {
	await db.insertInto('review_version').values({ comment_id: id, version, text, replaced_at: now }).execute()
}

/**
 * Reads the former texts of a review, the latest first, for its author or a moderator.
 *
 * @throws Problem 403 for other members, 404 if the review is not visible to the member.
 */
export async function readVersions(
	db: Database,
	id: number,
	viewer: { memberId: string; moderates: boolean },
): Promise<ReviewVersion[]> {
	const { member_id, review_of, removed_at } = await requireVisibleComment(db, id, viewer)
	if (review_of === null || removed_at !== null) throw new Problem('request.notFound', 404)
	if (member_id !== viewer.memberId && !viewer.moderates) throw new Problem('request.forbidden', 403)
	const rows = await db
		.selectFrom('review_version')
		.where('comment_id', '=', id)
		.select(['version', 'text', 'replaced_at'])
		.orderBy('version', 'desc')
		.execute()
	return rows.map(({ replaced_at, ...row }) => ({ ...row, replacedAt: replaced_at.toISOString() }))
}

/** Erases the former texts of reviews that were removed before an instant and have no open reports. */
export async function eraseVersions(db: Database, before: Date): Promise<void> {
	await sql`delete from review_version v using comment c
		where c.id = v.comment_id and c.removed_at < ${before} and c.open_reports = 0`.execute(db)
}
