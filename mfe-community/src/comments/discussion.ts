import { onMount, type ReadableAtom } from 'nanostores'
import { $token } from 'shared-state'
import { followLive } from './followLive.ts'
import { reading } from './reading.ts'
import { type DiscussionState, type Subject, withFresh } from './state.ts'
import { createStore } from './store.ts'
import { writing } from './writing.ts'

/** The comments of a page, and everything that can be done with them. They are live while somebody looks at `$state`. */
export type DiscussionStore = ReturnType<typeof createDiscussion>

export function createDiscussion(subject: Subject) {
	const store = createStore(subject)
	const { $state, change, changeOne } = store
	const read = reading(store)

	onMount($state, () => {
		if ($state.get().state !== 'ready') void read.load()
		const stopLive = followLive(subject, {
			state: () => $state.get(),
			onFresh: (id) => change((discussion) => withFresh(discussion, id)),
			onLikes: (id, likes) => changeOne(id, (comment) => ({ ...comment, likes })),
			onStale: (ids) => void store.written().then(() => read.reread(ids)),
			onMissed: () => void store.written().then(read.refresh),
		})
		const stopSession = $token.listen(() => void read.reload())
		return () => {
			stopLive()
			stopSession()
		}
	})

	return { subject, $state: $state as ReadableAtom<DiscussionState>, ...read, ...writing(store, read) }
}
