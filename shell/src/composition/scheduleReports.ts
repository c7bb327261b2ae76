import { $registry, FAILURE_PHASES, pageLog } from 'shared-composition'

/** Delay of the reports, so that the first screen loads first, ms. */
const DEFER_MS = 3000

/**
 * Starts the reports about slices and the badge of an override, after a delay. A failure starts them at once, because the
 * visitor may leave, and so does an override.
 * @returns a function that cancels the start
 */
export function scheduleReports(): () => void {
	const state = $registry.get()
	const isOverridden = state.state === 'ready' && state.registry.slices.some(({ override }) => override)
	const log = pageLog()
	const hasFailed = log.events.some(({ phase }) => FAILURE_PHASES.includes(phase))
	const timer = setTimeout(start, isOverridden || hasFailed ? 0 : DEFER_MS)
	// The reports replace this listener.
	log.onEvent ??= ({ phase }) => {
		if (FAILURE_PHASES.includes(phase)) start()
	}
	return () => clearTimeout(timer)
}

function start() {
	// If the code does not load, the page works without reports.
	import(/* webpackChunkName: "background" */ 'shared-composition/backgroundTasks').then(
		({ startBackgroundTasks }) => startBackgroundTasks(),
		() => {},
	)
}
