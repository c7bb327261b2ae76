import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Brings the page to its top whenever the path changes; a change of the query alone leaves it where it is. */
export function FollowPath() {
	const { pathname } = useLocation()
	// biome-ignore lint/correctness/useExhaustiveDependencies: the path is the reason to scroll, not an input of it
	useLayoutEffect(() => {
		scrollTo({ top: 0, behavior: 'instant' })
	}, [pathname])
	return null
}
