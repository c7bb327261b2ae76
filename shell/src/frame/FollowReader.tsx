import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { closeOverlay } from './overlay.ts'

/** After each change of path: whatever covered the page is closed, and the focus stands at the start of the new screen. */
export function FollowReader() {
	const { pathname } = useLocation()
	const shown = useRef(pathname)
	useEffect(() => {
		if (shown.current === pathname) return
		shown.current = pathname
		closeOverlay()
		const main = document.getElementById('main')
		if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
	}, [pathname])
	return null
}
