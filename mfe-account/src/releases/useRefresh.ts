import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { Outcome } from 'shared-state'

/** How old what is shown may become while somebody looks at it. */
export const REFRESHED_EVERY_MS = 5000

/** Asks for everything anew every few seconds, for as long as the page is in sight. */
export function useRefresh(): void {
	const { revalidate, state } = useRevalidator()
	const refresh = useEffectEvent(() => {
		if (document.visibilityState === 'visible' && state !== 'loading') void revalidate()
	})
	useEffect(() => {
		const timer = setInterval(refresh, REFRESHED_EVERY_MS)
		document.addEventListener('visibilitychange', refresh)
		return () => {
			clearInterval(timer)
			document.removeEventListener('visibilitychange', refresh)
		}
	}, [])
}

/**
 * The latest answer that came whole: a refresh that fails does not take away what is shown. One that is refused does: whoever
 * looks may not any more.
 */
export function useLatest<Answer>(outcome: Outcome<Answer>): { shown: Outcome<Answer>; isOld: boolean } {
	const [latest, setLatest] = useState(outcome)
	if (outcome.state === 'done' && latest !== outcome) setLatest(outcome)
	const isLost = outcome.state === 'unreachable' || outcome.state === 'wrong'
	const isOld = isLost && latest.state === 'done'
	return { shown: isOld ? latest : outcome, isOld }
}
