import { $registry } from 'shared-composition'

/** When reports are begun: after what the first screen needs, ms. */
const BESIDE_THE_PAGE_MS = 3000

/**
 * Begins, beside the page, to tell the server how slices fare here. A browser that was pointed at a slice of its own is
 * told so at once.
 * @returns how to stop waiting for it
 */
export function watchSlices(): () => void {
	const state = $registry.get()
	const isOverridden = state.state === 'ready' && state.registry.slices.some(({ override }) => override)
	const timer = setTimeout(
		() => {
			// Without it nothing is reported, and the page goes on.
			import(/* webpackChunkName: "watch" */ 'shared-composition/watch').then(
				({ watch }) => watch(),
				() => {},
			)
		},
		isOverridden ? 0 : BESIDE_THE_PAGE_MS,
	)
	return () => clearTimeout(timer)
}
