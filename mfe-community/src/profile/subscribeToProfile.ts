import { type Profile, profileRoute } from 'shared-contract'
import { call } from 'shared-state'
import { debounceWithJitter } from '../debounceWithJitter.ts'
import type { ProfileRelation } from './relation.ts'

/** Keeps the numbers of a profile, and whether its member and the reader are friends, as they are on the server, until the returned function is called. */
export function subscribeToProfile({ id, username }: Profile, relation: ProfileRelation): () => void {
	let stops: (() => void)[] = []
	let ended = false

	const refreshing = debounceWithJitter(() => void recount())

	async function recount() {
		const outcome = await call(profileRoute, { params: { username } })
		if (outcome.state === 'done' && !ended) relation.update(outcome.answer)
	}

	// The page's socket comes with the first who needs it.
	void import('shared-state/live').then(({ watch, watchOwn }) => {
		if (ended) return
		let hasSubscribed = false
		const onWatching = () => {
			// The page has just come with its numbers; after the connection was lost they may be others.
			if (hasSubscribed) refreshing.schedule()
			hasSubscribed = true
		}
		stops = [
			watch(`profile:${id}`, ({ type }) => type === 'profileChanged' && refreshing.schedule(), { onWatching }),
			watchOwn(({ type }) => type === 'friendsChanged' && refreshing.schedule()),
		]
	})

	return () => {
		ended = true
		refreshing.cancel()
		for (const stop of stops) stop()
	}
}
