import type { Database } from '../../core/database/schema.ts'
import { isBlockedEitherWay } from '../../core/identity/visibility/blocked.ts'
import { Problem } from '../../core/problem.ts'
import { refuseBlocked, targetColumns, targetOfComment } from './target.ts'

/** A comment's columns for commands. */
export type StoredComment = Awaited<ReturnType<typeof requireComment>>

/** The comment id of a route's parameters as a number. */
export function commentId({ id }: { id: string }): number {
	return Number(id)
}

/** Reads a comment in any state, even if its target was removed. @throws Problem 404 if there is none. */
export async function requireComment(db: Database, id: number) {
	const row = await db
		.selectFrom('comment')
		.where('comment.id', '=', id)
		.select(targetColumns)
		.select([
			'comment.id',
			'comment.parent_id',
			'comment.root_id',
			'comment.member_id',
			'comment.text',
			'comment.picture_id',
			'comment.spoiler_number',
			'comment.likes',
			'comment.removed_at',
			'comment.hidden_at',
			'comment.is_standing',
			'comment.version',
		])
		.executeTakeFirst()
	if (!row) throw new Problem('request.notFound', 404)
	return row
}

/** Reads a comment in any state. @throws Problem 404 if the comment or its target does not exist. */
async function requireCommentOnTarget(db: Database, id: number): Promise<StoredComment> {
	const comment = await requireComment(db, id)
	await targetOfComment(db, comment)
	return comment
}

/**
 * Reads a comment that a member may answer, like or report.
 *
 * @throws Problem 404 if it does not exist or a block hides it, 409 `comment.gone` if it was removed or hidden.
 */
export async function requireActiveComment(db: Database, id: number, memberId: string): Promise<StoredComment> {
	const comment = await requireCommentOnTarget(db, id)
	if (comment.member_id !== null && (await isBlockedEitherWay(db, memberId, comment.member_id))) {
		throw new Problem('request.notFound', 404)
	}
	if (comment.removed_at !== null || comment.hidden_at !== null) throw new Problem('comment.gone', 409)
	return comment
}

/**
 * Reads a member's own comment.
 *
 * @throws Problem 404 if it does not exist or is not visible to the member, 403 if another member wrote it.
 */
export async function requireOwnComment(db: Database, id: number, memberId: string): Promise<StoredComment> {
	const comment = await requireCommentOnTarget(db, id)
	if (comment.member_id === memberId) return comment
	await refuseInvisible(db, comment, { memberId, moderates: false })
	throw new Problem('request.forbidden', 403)
}

/** The viewer of a comment; a visitor has no id. */
interface CommentViewer {
	memberId: string | null
	moderates: boolean
}

/** Reads a comment that the viewer may see. @throws Problem 404 otherwise. */
export async function requireVisibleComment(db: Database, id: number, viewer: CommentViewer): Promise<StoredComment> {
	const comment = await requireCommentOnTarget(db, id)
	await refuseInvisible(db, comment, viewer)
	return comment
}

async function refuseInvisible(
	db: Database,
	comment: StoredComment,
	{ memberId, moderates }: CommentViewer,
): Promise<void> {
	if (memberId !== null && comment.list_id !== null)
		await refuseBlocked(db, await targetOfComment(db, comment), memberId)
	const author = comment.member_id
	const isBlocked = author !== null && memberId !== null && (await isBlockedEitherWay(db, memberId, author))
	const isHidden = comment.hidden_at !== null && comment.removed_at === null
	const seesHidden = isHidden && (moderates || (author !== null && author === memberId))
	if (isBlocked || !(comment.is_standing || seesHidden)) throw new Problem('request.notFound', 404)
}
