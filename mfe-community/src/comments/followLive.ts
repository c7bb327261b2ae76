import { commentPlace, type LiveEvent } from 'shared-contract'
import type { DiscussionState, Subject } from './state.ts'
import { answersLeft } from './thread.ts'

interface Ends {
	state: () => DiscussionState
	/** A comment was posted that answers none. */
	onFresh: (id: string) => void
	onLikes: (id: string, likes: number) => void
	/** What is known of these is no longer so. */
	onStale: (ids: readonly string[]) => void
	/** Anything may have happened since. */
	onMissed: () => void
}

// Whoever has the page open is told at the same time; they should not all ask at the same time.
const ASK_AFTER_MS = 150
const ASK_WITHIN_MS = 700

/** Follows what happens to the comments of a subject, until the returned function is called. */
export function followLive(subject: Subject, ends: Ends): () => void {
	const stale = new Set<string>()
	let timer: ReturnType<typeof setTimeout> | undefined
	let stop: (() => void) | undefined
	let ended = false

	function ask(...ids: string[]) {
		for (const id of ids) stale.add(id)
		timer ??= setTimeout(
			() => {
				timer = undefined
				ends.onStale([...stale])
				stale.clear()
			},
			ASK_AFTER_MS + Math.random() * ASK_WITHIN_MS,
		)
	}

	function onEvent(event: LiveEvent) {
		const current = ends.state()
		if (event.type !== 'comment' || current.state !== 'ready') return
		const { threads } = current
		const { id, parentId, change, likes } = event
		const isKnown = threads.comments.has(id)
		if (change === 'liked') return isKnown ? ends.onLikes(id, likes) : undefined
		if (isKnown) return change === 'changed' ? ask(id) : undefined
		if (parentId === null) return ends.onFresh(id)
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
		clearTimeout(timer)
	}
}
