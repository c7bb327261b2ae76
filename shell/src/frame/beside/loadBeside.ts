import { atom, type ReadableAtom } from 'nanostores'
import { $toasts } from 'shared-state'
import { $opened } from '../../composition/opened.ts'

/** The parts of the frame that the first screen does not show, in a chunk of their own. */
export type BesideParts = typeof import('./parts.ts')

/** How long after a failure the chunk is asked for again, ms; each time twice as long. */
const RETRY_MS = 2000

const $current = atom<BesideParts | undefined>(undefined)

/** The parts, once their code is here. */
export const $beside: ReadableAtom<BesideParts | undefined> = $current

/**
 * Fetches the parts once the first page is there and painted: before the network may have gone, of which one of them would
 * tell. At once with a message.
 * @returns how to stop.
 */
export function loadBeside(): () => void {
	let wait = RETRY_MS
	let timer: ReturnType<typeof setTimeout> | undefined
	let frame = 0
	const load = () => {
		if ($current.get()) return
		clearTimeout(timer)
		import(/* webpackChunkName: "beside" */ './parts.ts').then(
			(parts) => $current.set(parts),
			() => {
				timer = setTimeout(load, wait)
				wait *= 2
			},
		)
	}
	const stopOpening = $opened.subscribe((isOpen) => {
		if (!isOpen) return
		frame = requestAnimationFrame(() => {
			timer = setTimeout(load)
		})
	})
	const stopToasts = $toasts.subscribe((toasts) => {
		if (toasts.length > 0) load()
	})
	return () => {
		cancelAnimationFrame(frame)
		clearTimeout(timer)
		stopOpening()
		stopToasts()
	}
}
