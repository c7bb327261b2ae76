import { followedActivityRoute } from 'shared-contract'
import { call } from 'shared-state'
import { createRemote } from 'shared-state/remote'

/** Creates the store of what followed members did lately. */
export function createFollowing() {
	return createRemote(() => call(followedActivityRoute, {}))
}
