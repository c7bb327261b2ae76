import { useSyncExternalStore } from 'react'

const REDUCED = '(prefers-reduced-motion: reduce)'

/** Whether things may move: not under reduced motion, not under the site's own switch, not while the tab is hidden. */
export function motionAllowed(): boolean {
	return !document.hidden && !isReduced()
}

/** Whether the reader asked for less motion, in the system or in the settings of the site. */
export function useReducedMotion(): boolean {
	return useSyncExternalStore(observe, isReduced)
}

function isReduced(): boolean {
	return document.body.classList.contains('animations-disabled') || globalThis.matchMedia?.(REDUCED).matches === true
}

function observe(notify: () => void): () => void {
	const query = globalThis.matchMedia?.(REDUCED)
	const observer = new MutationObserver(notify)
	observer.observe(document.body, { attributeFilter: ['class'] })
	query?.addEventListener('change', notify)
	return () => {
		observer.disconnect()
		query?.removeEventListener('change', notify)
	}
}
