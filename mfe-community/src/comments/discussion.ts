import { onMount, type ReadableAtom } from 'nanostores'
import { $token } from 'shared-state'
import { createCommentActions } from './commentActions.ts'
import { createCommentLoader } from './commentLoader.ts'
import { commentSource, type DiscussionSource } from './discussionSource.ts'
import { type DiscussionState, type Subject, withNewComment } from './discussionState.ts'
import { createDiscussionStore, type DiscussionStore } from './discussionStore.ts'
import { subscribeToComments } from './subscribeToComments.ts'

/** The discussion of a page with its actions. It follows live events while `$state` has a subscriber. */
export type DiscussionModel = ReturnType<typeof connectDiscussion>

export function createDiscussion(subject: Subject) {
	return connectDiscussion(createDiscussionStore(subject), subject, commentSource(subject))
}

/** Connects a store to the source of its comments and to their actions. */
export function connectDiscussion(store: DiscussionStore, subject: Subject, source: DiscussionSource) {
	const { $state, update, updateComment } = store
	const loader = createCommentLoader(store, source)

	onMount($state, () => {
		if ($state.get().state !== 'ready') void loader.load()
		const stopLive =
			source.topic &&
			subscribeToComments(source.topic, {
				state: () => $state.get(),
				onNewComment: (id) => update((discussion) => withNewComment(discussion, id)),
				onLikes: (id, likes) => updateComment(id, (comment) => ({ ...comment, likes })),
				onStale: (ids) => void store.writesSettled().then(() => loader.refetch(ids)),
				onSubscribed: () => void store.writesSettled().then(loader.refresh),
			})
		const stopSession = $token.listen(() => void loader.reload())
		return () => {
			stopLive?.()
			stopSession()
		}
	})

	return { subject, $state: $state as ReadableAtom<DiscussionState>, ...loader, ...createCommentActions(store, loader) }
}
