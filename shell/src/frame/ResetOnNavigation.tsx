import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { closeOverlay } from './overlay.ts'

/** After each change of the path: closes the overlay and moves the focus to the start of the new screen. */
export function ResetOnNavigation() {
	const { pathname } = useLocation()
	const lastPathname = useRef(pathname)
	useEffect(() => {
		if (lastPathname.current === pathname) return
		lastPathname.current = pathname
		closeOverlay()
		const main = document.getElementById('main')
		if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
	}, [pathname])
	return null
}
