import { sql } from 'kysely'
import type { ReviewVotes } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { requireActiveComment } from '../comment/commentRow.ts'

interface Ballot {
	id: number
	memberId: string
	/** Null withdraws the vote. */
	isHelpful: boolean | null
}

/**
 * Stores whether a review helped a member, or withdraws the vote, and counts the votes. Idempotent.
 *
 * @throws Problem 403 for the member's own, 404 or 409 if the member cannot see it.
 */
export async function voteReview(db: Database, { id, memberId, isHelpful }: Ballot): Promise<ReviewVotes> {
	return inTransaction(db, async (transaction) => {
		const comment = await requireActiveComment(transaction, id, memberId)
		if (comment.review_of === null) throw new Problem('request.notFound', 404)
		if (comment.member_id === memberId) throw new Problem('request.forbidden', 403)
		await sql`select from review where comment_id = ${id} for update`.execute(transaction)
		const vote = { comment_id: id, member_id: memberId }
		if (isHelpful === null) {
			await transaction
				.deleteFrom('review_vote')
				.where((eb) => eb.and(vote))
				.execute()
		} else {
			await transaction
				.insertInto('review_vote')
				.values({ ...vote, is_helpful: isHelpful })
				.onConflict((conflict) => conflict.columns(['comment_id', 'member_id']).doUpdateSet({ is_helpful: isHelpful }))
				.execute()
		}
		const { rows } = await sql<{ helpful: number; unhelpful: number }>`update review set
				helpful = (select count(*) from review_vote v where v.comment_id = ${id} and v.is_helpful),
				unhelpful = (select count(*) from review_vote v where v.comment_id = ${id} and not v.is_helpful)
			where comment_id = ${id} returning helpful, unhelpful`.execute(transaction)
		const { helpful, unhelpful } = rows[0] ?? { helpful: 0, unhelpful: 0 }
		return { helpful, unhelpful, vote: isHelpful }
	})
}
