import { createPanel } from 'shared-composition/panel/createPanel'
import { followedActivityRoute } from 'shared-contract'
import { call } from 'shared-state'

/** Creates the store of what followed members did lately. */
export function createFollowing() {
	return createPanel(() => call(followedActivityRoute, {}))
}
