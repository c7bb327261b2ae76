import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Brings the page to its top whenever the path changes; a change of the query alone leaves it where it is. What the
 * server wrote into the head of the page that is left (its canonical address, its description) goes with it.
 */
export function FollowPath() {
	const { pathname } = useLocation()
	// biome-ignore lint/correctness/useExhaustiveDependencies: the path is the reason to scroll, not an input of it
	useLayoutEffect(() => {
		scrollTo({ top: 0, behavior: 'instant' })
		return forgetPageHead
	}, [pathname])
	return null
}

function forgetPageHead() {
	for (const element of document.head.querySelectorAll('[data-page]')) element.remove()
}
