import { interestedRoute, notInterestedTitlesRoute } from 'shared-contract'
import { act, call } from 'shared-state'
import { createRemote } from 'shared-state/remote'

/** Creates the store of the titles that the member does not want to be suggested. */
export function createNotInterested() {
	const { $state, load, update } = createRemote(() => call(notInterestedTitlesRoute, {}))
	return {
		$state,
		load,
		/** Lets a title be suggested again, and takes it off the list. */
		async accept(id: number) {
			const outcome = await act(interestedRoute, { params: { titleId: String(id) } })
			if (outcome.state === 'done' || outcome.state === 'example')
				update(({ items }) => ({ items: items.filter((title) => title.id !== id) }))
			return outcome
		},
	}
}
