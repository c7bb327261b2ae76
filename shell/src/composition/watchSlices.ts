import { $registry, FAILURES, pageLog } from 'shared-composition'

/** When reports are begun: after what the first screen needs, ms. */
const BESIDE_THE_PAGE_MS = 3000

/**
 * Begins, beside the page, to tell the server how slices fare here; at once where one fails, as its reader may leave. A
 * browser that was pointed at a slice of its own is told so at once, too.
 * @returns how to stop waiting for it
 */
export function watchSlices(): () => void {
	const state = $registry.get()
	const isOverridden = state.state === 'ready' && state.registry.slices.some(({ override }) => override)
	const log = pageLog()
	const hasFailed = log.events.some(({ phase }) => FAILURES.includes(phase))
	const timer = setTimeout(begin, isOverridden || hasFailed ? 0 : BESIDE_THE_PAGE_MS)
	// Until reports take its place.
	log.onEvent ??= ({ phase }) => {
		if (FAILURES.includes(phase)) begin()
	}
	return () => clearTimeout(timer)
}

function begin() {
	// Without it nothing is reported, and the page goes on.
	import(/* webpackChunkName: "watch" */ 'shared-composition/watch').then(
		({ watch }) => watch(),
		() => {},
	)
}
