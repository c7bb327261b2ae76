import type { LiveEvent, Topic } from 'shared-contract'
import { debounceWithJitter } from '../shared/debounceWithJitter.ts'
import type { DiscussionState } from './discussionState.ts'
import { unloadedReplies } from './threads.ts'

interface Handlers {
	state: () => DiscussionState
	/** A comment of another member at the top level. */
	onNewComment: (id: string) => void
	onLikes: (id: string, likes: number) => void
	/** These comments changed. */
	onStale: (ids: readonly string[]) => void
	/** Called after each (re)subscription: events may have been missed. */
	onSubscribed: () => void
}

/** Subscribes to the live events of comments. Returns the unsubscribe function. */
export function subscribeToComments(topic: Topic, handlers: Handlers): () => void {
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
			// A changed comment may have been removed or restored; the member's own comment is not new to them.
			const isNews = change === 'posted' && (authorId === undefined || authorId !== current.reader?.id)
			return isNews ? handlers.onNewComment(id) : scheduleRefetch(id)
		}
		if (!threads.comments.has(parentId)) return
		// If the thread has unloaded replies, the new one stays unloaded too.
		if (unloadedReplies(threads, parentId) > 0) scheduleRefetch(parentId)
		else scheduleRefetch(parentId, id)
	}

	// The live connection loads on demand.
	void import('shared-state/live').then(({ subscribe }) => {
		if (ended) return
		stop = subscribe(topic, onEvent, { onSubscribed: handlers.onSubscribed })
	})
	return () => {
		ended = true
		stop?.()
		refetching.cancel()
	}
}
