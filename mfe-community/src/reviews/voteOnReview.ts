import { type Comment, unvoteReviewRoute, voteReviewRoute } from 'shared-contract'
import { type ActionOutcome, act } from 'shared-state'
import type { DiscussionStore } from '../comments/discussionStore.ts'

/**
 * Votes on a review, or withdraws the vote where it is the same again. The vote shows at once, then as the server counts it;
 * a failure takes it back.
 */
export async function voteOnReview(
	{ findComment, updateComment }: Pick<DiscussionStore, 'findComment' | 'updateComment'>,
	id: string,
	isHelpful: boolean,
): Promise<ActionOutcome<unknown>> {
	const before = findComment(id)
	const next = before?.review?.vote === isHelpful ? null : isHelpful
	updateComment(id, (comment) => withVote(comment, next))
	const outcome =
		next === null
			? await act(unvoteReviewRoute, { params: { id } })
			: await act(voteReviewRoute, { params: { id }, body: { isHelpful: next } })
	if (outcome.state === 'done') updateComment(id, (comment) => withFacts(comment, outcome.answer))
	else if (outcome.state !== 'example' && before) updateComment(id, (comment) => withFacts(comment, before.review))
	return outcome
}

function withFacts(comment: Comment, facts: Partial<Comment['review']>): Comment {
	return comment.review ? { ...comment, review: { ...comment.review, ...facts } } : comment
}

/** A review as it will be once the server has counted the reader's vote. */
function withVote(comment: Comment, vote: boolean | null): Comment {
	if (!comment.review) return comment
	const { helpful, unhelpful, vote: before } = comment.review
	const step = (kind: boolean) => Number(vote === kind) - Number(before === kind)
	return withFacts(comment, { vote, helpful: helpful + step(true), unhelpful: unhelpful + step(false) })
}
