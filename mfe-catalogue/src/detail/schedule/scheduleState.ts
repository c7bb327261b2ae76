import { createPanel, type Panel } from 'shared-composition/panel/createPanel'
import {
	removeDelayRoute,
	type TitleSchedule,
	titleScheduleRoute,
	type WatchOrder,
	watchOrderRoute,
} from 'shared-contract'
import { act, call } from 'shared-state'

/** Creates the store of a title's next showings and delay notes. */
export const createSchedule = (titleId: number): Panel<TitleSchedule> =>
	createPanel(() => call(titleScheduleRoute, { params: { id: String(titleId) } }))

/** Creates the store of a title's place in the order to watch. */
export const createWatchOrder = (titleId: number): Panel<WatchOrder> =>
	createPanel(() => call(watchOrderRoute, { params: { id: String(titleId) } }))

/** Removes a delay note. */
export const removeDelay = (id: number) => act(removeDelayRoute, { params: { id: String(id) } })
