import { atom, onMount, type ReadableAtom } from 'nanostores'

const $current = atom(true)

/** True if the browser has a network connection. */
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
