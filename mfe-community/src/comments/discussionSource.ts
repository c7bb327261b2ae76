import { commentsRoute, commentTopicKind, type Topic } from 'shared-contract'
import { call, type Outcome } from 'shared-state'
import type { DiscussionPage, DiscussionSort, Subject } from './discussionState.ts'

/** Where a discussion gets its pages from: the comments on something, or the reviews of a title. */
export interface DiscussionSource {
	/** The order without a choice. */
	firstSort: DiscussionSort
	/** Its live events, if it follows them. */
	topic?: Topic
	fetchPage(sort: DiscussionSort, after?: string | null): Promise<Outcome<DiscussionPage>>
}

/** The comments on a subject. */
export function commentSource({ subject, subjectId }: Subject): DiscussionSource {
	const params = { subject, subjectId: String(subjectId) }
	return {
		firstSort: 'newest',
		topic: `comments:${commentTopicKind(subject)}:${subjectId}`,
		fetchPage: (sort, after) =>
			call(commentsRoute, {
				params,
				query: { sort: sort === 'liked' ? 'liked' : 'newest', ...(after ? { after } : {}) },
			}),
	}
}
