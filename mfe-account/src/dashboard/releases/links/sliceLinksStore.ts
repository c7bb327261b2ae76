import { sliceLinksRoute } from 'shared-contract'
import { call } from 'shared-state'
import { createRemote } from 'shared-state/remote'

/** Creates the store of what connects the live slices. */
export function createSliceLinks() {
	return createRemote(() => call(sliceLinksRoute, {}))
}
