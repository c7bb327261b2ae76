import { atom, type ReadableAtom } from 'nanostores'
import { type Comment, type ReviewWriting, reviewsRoute, scoreFields, writeReviewRoute } from 'shared-contract'
import { $reviewVote, type ActionOutcome, act, call } from 'shared-state'
import { connectDiscussion } from '../comments/discussion.ts'
import type { DiscussionSource } from '../comments/discussionSource.ts'
import { withOwnComment } from '../comments/discussionState.ts'
import { createDiscussionStore } from '../comments/discussionStore.ts'
import { exampleComment } from '../comments/exampleComment.ts'
import { voteOnReview } from './voteOnReview.ts'

/** What the server says of the reviewed title. */
export interface ReviewedTitle {
	/** What its spoilers are counted in. */
	subject: 'anime' | 'manga' | 'movie'
	/** The reader's exact score of it. */
	ownScore: number | null
}

export type ReviewsModel = ReturnType<typeof createReviews>

/** The reviews of a title: a discussion with votes. The reader's own review comes first. */
export function createReviews(titleId: number) {
	const params = { id: String(titleId) }
	const $title = atom<ReviewedTitle>({ subject: 'anime', ownScore: null })
	const source: DiscussionSource = {
		firstSort: 'helpful',
		topic: `comments:review:${titleId}`,
		async fetchPage(sort, after) {
			const query = { sort: sort === 'newest' ? 'newest' : 'helpful', ...(after ? { after } : {}) } as const
			const outcome = await call(reviewsRoute, { params, query })
			if (outcome.state !== 'done') return outcome
			const { own, subject, ownScore, ownExact = ownScore, items, ...page } = outcome.answer
			$title.set({ subject, ownScore: ownExact })
			return { state: 'done', answer: { ...page, items: after || !own ? items : ownFirst(own, items) } }
		},
	}
	const subject = { subject: 'anime', subjectId: titleId } as const
	const store = createDiscussionStore(subject)
	const { update, trackWrite } = store

	/** Writes the reader's review, or changes it. */
	async function write(written: ReviewWriting, idempotencyKey: string): Promise<ActionOutcome<unknown>> {
		const outcome = await act(writeReviewRoute, { params, body: written }, { idempotencyKey })
		if (outcome.state !== 'done' && outcome.state !== 'example') return outcome
		const { score, text, spoilerNumber } = written
		$title.set({ ...$title.get(), ownScore: score })
		if (outcome.state === 'done') $reviewVote.set({ key: `title ${titleId}`, score })
		update((discussion) => {
			const before = ownReview(discussion.threads.comments)
			const { helpful = 0, unhelpful = 0, vote = null } = before?.review ?? {}
			const example = () => ({
				...(before ?? exampleComment({ text, spoilerNumber, picture: null }, null, discussion.reader)),
				body: { state: 'shown' as const, text, picture: null },
				spoilerNumber,
				review: { helpful, unhelpful, vote, ...scoreFields(score) },
			})
			const review = outcome.state === 'done' ? outcome.answer : example()
			const withIt = withOwnComment(discussion, review)
			return before ? { ...withIt, total: discussion.total } : withIt
		})
		return outcome
	}

	return {
		...connectDiscussion(store, subject, source),
		$title: $title as ReadableAtom<ReviewedTitle>,
		write: (...given: Parameters<typeof write>) => trackWrite(write(...given)),
		vote: (id: string, isHelpful: boolean) => voteOnReview(store, id, isHelpful),
	}
}

/** The reader's own review among the loaded ones. */
export function ownReview(reviews: ReadonlyMap<string, Comment>): Comment | undefined {
	return [...reviews.values()].find(({ isOwn, body }) => isOwn && body.state !== 'removed')
}

const ownFirst = (own: Comment, items: readonly Comment[]) => [own, ...items.filter(({ id }) => id !== own.id)]
