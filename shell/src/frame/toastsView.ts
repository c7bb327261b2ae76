import { atom, type ReadableAtom } from 'nanostores'
import type { ComponentType } from 'react'
import { $toasts } from 'shared-state'

/** When the code of messages is fetched beside the page: before the network may have gone, of which one would tell, ms. */
const BESIDE_THE_PAGE_MS = 2500

const $current = atom<ComponentType | undefined>(undefined)

/** What draws the messages. The first screen has none, and does not carry it. */
export const $toastsView: ReadableAtom<ComponentType | undefined> = $current

/**
 * Fetches what draws messages: beside the page, or at once with the first message.
 * @returns how to stop.
 */
export function prepareToasts(): () => void {
	const timer = setTimeout(load, BESIDE_THE_PAGE_MS)
	const stop = $toasts.subscribe((toasts) => {
		if (toasts.length > 0) load()
	})
	return () => {
		clearTimeout(timer)
		stop()
	}
}

function load() {
	if ($current.get()) return
	// What fails now is tried again with the next message.
	import(/* webpackChunkName: "toasts" */ './Toasts.tsx').then(
		({ Toasts }) => $current.set(Toasts),
		() => undefined,
	)
}
