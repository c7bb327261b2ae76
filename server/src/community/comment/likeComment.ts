import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { requireActiveComment, type StoredComment } from './commentRow.ts'

interface LikeRequest {
	id: number
	memberId: string
}

interface LikeResult {
	comment: StoredComment
	likes: number
	/** True on this member's first like of the comment: only that one notifies the author. */
	isFirst: boolean
}

/** Likes a comment. Idempotent. @throws Problem 404 or 409 if the member cannot see it. */
export async function likeComment(db: Database, { id, memberId }: LikeRequest): Promise<LikeResult> {
	return db.transaction().execute(async (transaction) => {
		const comment = await requireLikable(transaction, id, memberId)
		const { numInsertedOrUpdatedRows: added = 0n } = await transaction
			.insertInto('comment_like')
			.values({ comment_id: id, member_id: memberId })
			.onConflict((conflict) => conflict.doNothing())
			.executeTakeFirst()
		const likes = await count(transaction, id, Number(added))
		const { numInsertedOrUpdatedRows: notified = 0n } = await transaction
			.insertInto('comment_like_told')
			.values({ comment_id: id, member_id: memberId })
			.onConflict((conflict) => conflict.doNothing())
			.executeTakeFirst()
		return { comment, likes, isFirst: notified > 0n }
	})
}

/** Removes a member's like. */
export async function unlikeComment(db: Database, { id, memberId }: LikeRequest): Promise<Omit<LikeResult, 'isFirst'>> {
	return db.transaction().execute(async (transaction) => {
		const comment = await requireLikable(transaction, id, memberId)
		const { numDeletedRows } = await transaction
			.deleteFrom('comment_like')
			.where('comment_id', '=', id)
			.where('member_id', '=', memberId)
			.executeTakeFirst()
		return { comment, likes: await count(transaction, id, -Number(numDeletedRows)) }
	})
}

/** Reviews have votes in place of likes. */
async function requireLikable(db: Database, id: number, memberId: string): Promise<StoredComment> {
	const comment = await requireActiveComment(db, id, memberId)
	if (comment.review_of !== null) throw new Problem('request.notFound', 404)
	return comment
}

async function count(db: Database, id: number, step: number): Promise<number> {
	const { rows } = await sql<{ likes: number }>`update comment set likes = greatest(0, likes + ${step}::int)
		where id = ${id} returning likes`.execute(db)
	return rows[0]?.likes ?? 0
}
