import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Goes once more to where the reader is, so that the router finds routes that it did not have. No reload. */
export function useReenter(): () => Promise<void> {
	const location = useLocation()
	const navigate = useNavigate()
	return useCallback(
		async () => navigate(location, { replace: true, preventScrollReset: true, state: location.state }),
		[location, navigate],
	)
}
