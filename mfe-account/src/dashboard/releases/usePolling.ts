import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router-dom'

/** The polling interval. */
export const POLL_INTERVAL_MS = 5000

/** Reloads the data of the page every few seconds while it is visible. */
export function usePolling(): void {
	const { revalidate, state } = useRevalidator()
	const refresh = useEffectEvent(() => {
		if (document.visibilityState === 'visible' && state !== 'loading') void revalidate()
	})
	useEffect(() => {
		const timer = setInterval(refresh, POLL_INTERVAL_MS)
		document.addEventListener('visibilitychange', refresh)
		return () => {
			clearInterval(timer)
			document.removeEventListener('visibilitychange', refresh)
		}
	}, [])
}
