import { atom, type ReadableAtom } from 'nanostores'
import {
	removeDelayRoute,
	type TitleSchedule,
	titleScheduleRoute,
	type WatchOrder,
	watchOrderRoute,
} from 'shared-contract'
import { act, call } from 'shared-state'

/** The state of a panel that is loaded after its page. */
export type PanelState<Value> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; value: Value }

export interface Panel<Value> {
	readonly $state: ReadableAtom<PanelState<Value>>
	/** Loads the panel again; what is shown stays until then. Never rejects. */
	load(): Promise<void>
}

function createPanel<Value>(fetch: () => Promise<{ state: 'done'; answer: Value } | { state: string }>): Panel<Value> {
	const $state = atom<PanelState<Value>>({ state: 'loading' })
	return {
		$state,
		async load() {
			if ($state.get().state === 'failed') $state.set({ state: 'loading' })
			const outcome = await fetch()
			$state.set('answer' in outcome ? { state: 'ready', value: outcome.answer } : { state: 'failed' })
		},
	}
}

/** Creates the store of a title's next showings and delay notes. */
export const createSchedule = (titleId: number): Panel<TitleSchedule> =>
	createPanel(() => call(titleScheduleRoute, { params: { id: String(titleId) } }))

/** Creates the store of a title's place in the order to watch. */
export const createWatchOrder = (titleId: number): Panel<WatchOrder> =>
	createPanel(() => call(watchOrderRoute, { params: { id: String(titleId) } }))

/** Removes a delay note. */
export const removeDelay = (id: number) => act(removeDelayRoute, { params: { id: String(id) } })
