import type { ActionOutcome } from 'shared-state'

const GONE: readonly number[] = [400, 404, 410]

/** True if the server does not know a request, or not any longer: it was answered, or its time is over. */
export function isGone(outcome: ActionOutcome<unknown>): boolean {
	return outcome.state === 'refused' && GONE.includes(outcome.status)
}
