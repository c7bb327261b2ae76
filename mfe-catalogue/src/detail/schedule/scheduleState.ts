import {
	removeDelayRoute,
	type TitleSchedule,
	titleScheduleRoute,
	type WatchOrder,
	watchOrderRoute,
} from 'shared-contract'
import { act, call } from 'shared-state'
import { createRemote, type Remote } from 'shared-state/remote'

/** Creates the store of a title's next showings and delay notes. */
export const createSchedule = (titleId: number): Remote<TitleSchedule> =>
	createRemote(() => call(titleScheduleRoute, { params: { id: String(titleId) } }))

/** Creates the store of a title's place in the order to watch. */
export const createWatchOrder = (titleId: number): Remote<WatchOrder> =>
	createRemote(() => call(watchOrderRoute, { params: { id: String(titleId) } }))

/** Removes a delay note. */
export const removeDelay = (id: number) => act(removeDelayRoute, { params: { id: String(id) } })
