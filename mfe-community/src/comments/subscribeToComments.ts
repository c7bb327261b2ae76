import { commentPlace, type LiveEvent } from 'shared-contract'
import { debounceWithJitter } from '../debounceWithJitter.ts'
import type { DiscussionState, Subject } from './discussionState.ts'
import { unloadedReplies } from './threads.ts'

interface Handlers {
	state: () => DiscussionState
	/** Another member posted a comment that answers none. */
	onNewComment: (id: string) => void
	onLikes: (id: string, likes: number) => void
	/** What is known of these is no longer so. */
	onStale: (ids: readonly string[]) => void
	/** Anything may have happened since. */
	onSubscribed: () => void
}

/** Follows what happens to the comments of a subject, until the returned function is called. */
export function subscribeToComments(subject: Subject, handlers: Handlers): () => void {
	const stale = new Set<string>()
	let stop: (() => void) | undefined
	let ended = false

	const refetching = debounceWithJitter(() => {
		handlers.onStale([...stale])
		stale.clear()
	})

	function scheduleRefetch(...ids: string[]) {
		for (const id of ids) stale.add(id)
		refetching.schedule()
	}

	function onEvent(event: LiveEvent) {
		const current = handlers.state()
		if (event.type !== 'comment' || current.state !== 'ready') return
		const { threads } = current
		const { id, parentId, change, likes, authorId } = event
		const isKnown = threads.comments.has(id)
		if (change === 'liked') return isKnown ? handlers.onLikes(id, likes) : undefined
		if (isKnown) return change === 'changed' ? scheduleRefetch(id) : undefined
		if (parentId === null) {
			// A comment that changed may have been taken away or come back; one of the reader's own is no news to them.
			const isNews = change === 'posted' && (authorId === undefined || authorId !== current.reader?.id)
			return isNews ? handlers.onNewComment(id) : scheduleRefetch(id)
		}
		if (!threads.comments.has(parentId)) return
		// Where more answers wait to be shown, this one waits with them.
		if (unloadedReplies(threads, parentId) > 0) scheduleRefetch(parentId)
		else scheduleRefetch(parentId, id)
	}

	// The page's socket comes with the first who needs it.
	void import('shared-state/live').then(({ watch }) => {
		if (ended) return
		const topic = `comments:${commentPlace(subject.subject)}:${subject.subjectId}` as const
		stop = watch(topic, onEvent, { onWatching: handlers.onSubscribed })
	})
	return () => {
		ended = true
		stop?.()
		refetching.cancel()
	}
}
