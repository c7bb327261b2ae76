import { map, type ReadableAtom } from 'nanostores'
import { memberReviewsRoute, type TitleLink } from 'shared-contract'
import { call } from 'shared-state'
import { connectDiscussion } from '../comments/discussion.ts'
import type { DiscussionSource } from '../comments/discussionSource.ts'
import { createDiscussionStore } from '../comments/discussionStore.ts'
import { voteOnReview } from './voteOnReview.ts'

/** The reviews of a member, newest first, and the title of each by the review's id. */
export function createMemberReviews(username: string, moderates: boolean) {
	const $titles = map<Record<string, TitleLink>>({})
	const source: DiscussionSource = {
		firstSort: 'newest',
		async fetchPage(_sort, after) {
			const outcome = await call(memberReviewsRoute, { params: { username }, query: after ? { after } : {} })
			if (outcome.state !== 'done') return outcome
			const { items, next } = outcome.answer
			for (const { title, review } of items) $titles.setKey(review.id, title)
			const reviews = items.map(({ review }) => review)
			const answer = { items: reviews, next, total: reviews.length, reader: null, moderates, progress: 0 }
			return { state: 'done', answer }
		},
	}
	// Each review has a title of its own.
	const subject = { subject: 'anime', subjectId: 0 } as const
	const store = createDiscussionStore(subject)
	return {
		...connectDiscussion(store, subject, source),
		$titles: $titles as ReadableAtom<Record<string, TitleLink>>,
		vote: (id: string, isHelpful: boolean) => voteOnReview(store, id, isHelpful),
	}
}
