import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Navigates to the current location again, so that the router finds routes that were added since; without a reload. */
export function useRenavigate(): () => Promise<void> {
	const location = useLocation()
	const navigate = useNavigate()
	return useCallback(
		async () => navigate(location, { replace: true, preventScrollReset: true, state: location.state }),
		[location, navigate],
	)
}
