import { atom, type ReadableAtom } from 'nanostores'
import { type FollowedActivity, followedActivityRoute } from 'shared-contract'
import { $session, call } from 'shared-state'

export type FollowingState =
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'ready'; items: readonly FollowedActivity[] }

/** Creates the store of what followed members did lately. */
export function createFollowing() {
	const $own = atom<FollowingState>({ state: 'loading' })
	const $state: ReadableAtom<FollowingState> = $own
	let latest = 0

	async function load() {
		latest += 1
		const request = latest
		$own.set({ state: 'loading' })
		const outcome = await call(followedActivityRoute, {})
		if (request !== latest) return
		$own.set(outcome.state === 'done' ? { state: 'ready', items: outcome.answer.items } : { state: 'failed' })
	}

	return {
		$state,
		load,
		/** Loads now and whenever another reader signs in. Returns a function that ends it. */
		follow: (): (() => void) =>
			$session.subscribe(() => {
				void load()
			}),
	}
}
