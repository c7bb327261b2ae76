import { useStore } from '@nanostores/react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { $registry } from 'shared-composition'
import { canonicalPath } from 'shared-contract'

/** The screen of the address. An address in other letters, as `/ANIME/1`, is replaced by the one that links have. */
export function CanonicalOutlet() {
	const location = useLocation()
	const state = useStore($registry)
	const pathname = state.state === 'ready' ? canonicalPath(state.registry, location.pathname) : location.pathname
	return pathname === location.pathname ? (
		<Outlet />
	) : (
		<Navigate to={{ ...location, pathname }} state={location.state} replace />
	)
}
