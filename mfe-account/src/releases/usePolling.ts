import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { Outcome } from 'shared-state'

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

/**
 * The last successful answer: a failed refresh keeps it (stale-if-error). A refusal replaces it, since the reader lost
 * the permission.
 */
export function useLastAnswer<Answer>(outcome: Outcome<Answer>): { shown: Outcome<Answer>; isStale: boolean } {
	const [latest, setLatest] = useState(outcome)
	if (outcome.state === 'done' && latest !== outcome) setLatest(outcome)
	const isLost = outcome.state === 'unreachable' || outcome.state === 'wrong'
	const isStale = isLost && latest.state === 'done'
	return { shown: isStale ? latest : outcome, isStale }
}
