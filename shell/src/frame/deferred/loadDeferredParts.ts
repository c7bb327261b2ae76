import { atom, type ReadableAtom } from 'nanostores'
import { $toasts } from 'shared-state'
import { afterFirstPage } from '../../composition/firstPageReady.ts'

/** The parts of the frame that the first screen does not show. They have their own chunk. */
export type DeferredParts = typeof import('./deferredParts.ts')

/** Delay before the first retry, ms; doubles with each failure. */
const RETRY_MS = 2000

const $current = atom<DeferredParts | undefined>(undefined)

/** The parts, or undefined until they have loaded. */
export const $deferredParts: ReadableAtom<DeferredParts | undefined> = $current

/**
 * Loads the parts after the first paint, early enough for the offline notice; at once when a toast is shown.
 * @returns a function that stops it
 */
export function loadDeferredParts(): () => void {
	let delay = RETRY_MS
	let timer: ReturnType<typeof setTimeout> | undefined
	const load = () => {
		if ($current.get()) return
		clearTimeout(timer)
		import(/* webpackChunkName: "deferred" */ './deferredParts.ts').then(
			(parts) => $current.set(parts),
			() => {
				timer = setTimeout(load, delay)
				delay *= 2
			},
		)
	}
	const stopFirstPage = afterFirstPage(load)
	const stopToasts = $toasts.subscribe((toasts) => {
		if (toasts.length > 0) load()
	})
	return () => {
		clearTimeout(timer)
		stopFirstPage()
		stopToasts()
	}
}
