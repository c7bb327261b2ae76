import { commentPlace, type LiveEvent } from 'shared-contract'
import { soon } from '../soon.ts'
import type { DiscussionState, Subject } from './state.ts'
import { answersLeft } from './thread.ts'

interface Ends {
	state: () => DiscussionState
	/** Another member posted a comment that answers none. */
	onFresh: (id: string) => void
	onLikes: (id: string, likes: number) => void
	/** What is known of these is no longer so. */
	onStale: (ids: readonly string[]) => void
	/** Anything may have happened since. */
	onMissed: () => void
}

/** Follows what happens to the comments of a subject, until the returned function is called. */
export function followLive(subject: Subject, ends: Ends): () => void {
	const stale = new Set<string>()
	let stop: (() => void) | undefined
	let ended = false

	const rereading = soon(() => {
		ends.onStale([...stale])
		stale.clear()
	})

	function ask(...ids: string[]) {
		for (const id of ids) stale.add(id)
		rereading.ask()
	}

	function onEvent(event: LiveEvent) {
		const current = ends.state()
		if (event.type !== 'comment' || current.state !== 'ready') return
		const { threads } = current
		const { id, parentId, change, likes, authorId } = event
		const isKnown = threads.comments.has(id)
		if (change === 'liked') return isKnown ? ends.onLikes(id, likes) : undefined
		if (isKnown) return change === 'changed' ? ask(id) : undefined
		if (parentId === null) {
			// A comment that changed may have been taken away or come back; one of the reader's own is no news to them.
			const isNews = change === 'posted' && (authorId === undefined || authorId !== current.reader?.id)
			return isNews ? ends.onFresh(id) : ask(id)
		}
		if (!threads.comments.has(parentId)) return
		// Where more answers wait to be shown, this one waits with them.
		if (answersLeft(threads, parentId) > 0) ask(parentId)
		else ask(parentId, id)
	}

	// The page's socket comes with the first who needs it.
	void import('shared-state/live').then(({ watch }) => {
		if (ended) return
		const topic = `comments:${commentPlace(subject.subject)}:${subject.subjectId}` as const
		stop = watch(topic, onEvent, { onWatching: ends.onMissed })
	})
	return () => {
		ended = true
		stop?.()
		rereading.stop()
	}
}
