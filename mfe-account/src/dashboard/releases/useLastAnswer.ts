import { useState } from 'react'
import type { Outcome } from 'shared-state'

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
