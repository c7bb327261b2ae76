import type { ReviewWriting } from 'shared-contract'
import { castTitleVote } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { editComment } from '../comment/changeComment.ts'
import { postComment } from '../comment/postComment.ts'
import type { CommentTarget } from '../comment/target.ts'
import { ownReviewId } from './versions.ts'

interface Writing {
	/** The reviews of a title. */
	target: CommentTarget
	memberId: string
	written: ReviewWriting
	now: Date
}

/**
 * Writes a member's review of a title, or edits the one that they have. Its score becomes their vote on the title, so a
 * member has one score of a title, wherever it is shown or changed. Call it in a transaction.
 *
 * @throws Problem 400 for an invalid text, 404 if the title does not exist, 409 if a moderator hid the review.
 */
export async function writeReview(
	db: Database,
	{ target, memberId, written, now }: Writing,
): Promise<{ id: number; isNew: boolean }> {
	const { score, ...text } = written
	const writing = { ...text, pictureId: null }
	// Votes are serialized: of two requests of a member at once the second one finds the review of the first.
	await castTitleVote(db, { titleId: target.id, memberId, score, now })
	const own = await ownReviewId(db, target.id, memberId)
	if (own !== undefined) {
		await editComment(db, { id: own, memberId, writing, now })
		return { id: own, isNew: false }
	}
	const { id } = await postComment(db, { memberId, target, parentId: null, writing, now })
	await db.insertInto('review').values({ comment_id: id }).execute()
	return { id, isNew: true }
}
