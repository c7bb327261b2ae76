import { atom, type ReadableAtom } from 'nanostores'
import { interestedRoute, notInterestedTitlesRoute, type TitleCard } from 'shared-contract'
import { act, call } from 'shared-state'

type NotInterestedState = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; items: readonly TitleCard[] }

/** Creates the store of the titles that the member does not want to be suggested. */
export function createNotInterested() {
	const $own = atom<NotInterestedState>({ state: 'loading' })
	const $state: ReadableAtom<NotInterestedState> = $own
	return {
		$state,
		async load() {
			$own.set({ state: 'loading' })
			const outcome = await call(notInterestedTitlesRoute, {})
			$own.set(outcome.state === 'done' ? { state: 'ready', items: outcome.answer.items } : { state: 'failed' })
		},
		/** Lets a title be suggested again, and takes it off the list. */
		async accept(id: number) {
			const outcome = await act(interestedRoute, { params: { titleId: String(id) } })
			const state = $own.get()
			if ((outcome.state === 'done' || outcome.state === 'example') && state.state === 'ready') {
				$own.set({ state: 'ready', items: state.items.filter((title) => title.id !== id) })
			}
			return outcome
		},
	}
}
