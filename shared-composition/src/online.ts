import { atom, onMount, type ReadableAtom } from 'nanostores'

const $current = atom(true)

/** Whether the browser has a network at all. */
export const $online: ReadableAtom<boolean> = $current

onMount($current, () => {
	const follow = () => $current.set(navigator.onLine)
	follow()
	addEventListener('online', follow)
	addEventListener('offline', follow)
	return () => {
		removeEventListener('online', follow)
		removeEventListener('offline', follow)
	}
})
