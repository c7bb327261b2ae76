import { type Profile, profileRoute } from 'shared-contract'
import { call } from 'shared-state'
import { debounceWithJitter } from '../../shared/debounceWithJitter.ts'
import type { ProfileRelation } from './relation.ts'

/**
 * Subscribes to the live events of a profile and reloads its counts and friendship. Returns the unsubscribe function.
 */
export function subscribeToProfile({ id, username }: Profile, relation: ProfileRelation): () => void {
	let stops: (() => void)[] = []
	let ended = false

	const refreshing = debounceWithJitter(() => void recount())

	async function recount() {
		const outcome = await call(profileRoute, { params: { username } })
		if (outcome.state === 'done' && !ended) relation.update(outcome.answer)
	}

	// The live connection loads on demand.
	void import('shared-state/live').then(({ subscribe, subscribeOwn }) => {
		if (ended) return
		let hasSubscribed = false
		const onSubscribed = () => {
			// The loader's counts are fresh at the first subscription; after a reconnect they may be outdated.
			if (hasSubscribed) refreshing.schedule()
			hasSubscribed = true
		}
		stops = [
			subscribe(`profile:${id}`, ({ type }) => type === 'profileChanged' && refreshing.schedule(), { onSubscribed }),
			subscribeOwn(({ type }) => type === 'friendsChanged' && refreshing.schedule()),
		]
	})

	return () => {
		ended = true
		refreshing.cancel()
		for (const stop of stops) stop()
	}
}
